/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../../locales/en/shell.json';
import { Layout } from '../../../src/components/frame/layouts/layout';
import { UnpublishedMark } from '../../../src/components/frame/unpublished-mark/unpublished-mark';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { menusOf } from '../../../src/site/pages/menus';
import type { Unpublished } from '../../../src/site/pages/page-context';
import { contextOf } from '../../support/render';

test.each<[Unpublished, string]>([
  [{ state: 'draft' }, 'Draft: only on the preview'],
  [{ state: 'future', date: '2027-01-01' }, 'Dated 2027-01-01, a day to come; public with its merge all the same'],
])('%j is told as "%s"', (unpublished, text) => {
  render(<UnpublishedMark unpublished={unpublished} />);
  expect(screen.getByRole('complementary')).toHaveTextContent(text);
});

describe('the frame of a page', () => {
  const page = { ...contextOf({ path: '/404' }), unpublished: { state: 'draft' } as const };
  const shell = { locale: 'en', messages, menus: menusOf(siteFrom({}).config, 'en', () => true) } as const;
  const marks = (isPreview: boolean, context: ReturnType<typeof contextOf>): number => {
    Object.assign(globalThis, { __PREVIEW__: isPreview });
    const html = renderToStaticMarkup(
      <Layout shell={shell} page={context} data={{}}>
        Text
      </Layout>,
    );
    Object.assign(globalThis, { __PREVIEW__: false });
    return html.split('Draft: only on the preview').length - 1;
  };

  test('has the mark once, on a preview alone, on such a page alone', () => {
    expect(marks(true, page)).toBe(1);
    expect(marks(true, contextOf({ path: '/404' }))).toBe(0);
    expect(marks(false, page)).toBe(0);
  });
});
