/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { ComposedCover } from '../../src/components/cover/composed-cover';

const drawing = (entryKey: string, category = 'guides'): string =>
  render(<ComposedCover entryKey={entryKey} category={category} />).container.innerHTML;

describe('the cover of an article that brings none', () => {
  test('is the same in every language', () => {
    expect(drawing('blog/first-rpa-flow/de')).toBe(drawing('blog/first-rpa-flow/en'));
  });

  test('is drawn anew for each article', () => {
    const keys = readdirSync('content/blog').map((id) => `blog/${id}/en`);
    const drawings = new Set(keys.map((key) => drawing(key)));
    expect(drawings.size).toBeGreaterThan(keys.length * 0.6);
    expect(drawing('blog/first-rpa-flow/en')).not.toBe(drawing('blog/webrtc-leaks-explained/en'));
  });

  test('says nothing to a screen reader', () => {
    expect(drawing('blog/first-rpa-flow/en')).toContain('aria-hidden="true"');
  });
});
