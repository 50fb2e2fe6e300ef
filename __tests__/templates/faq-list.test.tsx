/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startOpenTarget } from '../../src/browser/navigation/open-target';
import type { Entry } from '../../src/site/pages/entry';
import { type FaqEntry, FaqList } from '../../src/templates/faq/faq-list';
import { contextOf, renderIn } from '../support/render';

const question = (id: string, category: string, title: string, html: string): FaqEntry => ({
  html,
  fields: { key: `faq/${id}/en` },
  frontmatter: { title, category },
});
const questions = [
  question('pay', 'billing', 'How can I pay?', '<p>By card.</p>'),
  question('proxy', 'general', 'Does it sell proxies?', '<p>No, you bring <em>SOCKS5</em> yourself.</p>'),
];
const entries: Entry[] = [
  { section: 'faq', id: 'pay', locale: 'en', category: 'billing', order: 1 },
  { section: 'faq', id: 'proxy', locale: 'en', category: 'general', order: 2 },
];
const terms = {
  nodes: [
    { key: 'faq/category/general', name: 'General', place: 0 },
    { key: 'faq/category/billing', name: 'Payment', place: 3 },
  ],
};
const place = { path: '/faq', entries };
const renderList = () =>
  renderIn(<FaqList page={contextOf(place)} entries={questions} terms={terms} />, place, ['lists']);
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.location.hash = '';
});

describe('the questions', () => {
  test('stand under their categories, in the order of the taxonomy', () => {
    renderList();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'General',
      'Payment',
    ]);
  });

  test('each has a link to itself, named after it', () => {
    renderList();
    expect(screen.getByRole('link', { name: /How can I pay/ })).toHaveAttribute('href', '#pay');
  });

  test('an address with the anchor of a question opens it', () => {
    window.location.hash = '#proxy';
    renderList();
    startOpenTarget(window)();
    expect(screen.getByText('SOCKS5')).toBeVisible();
    expect(screen.getByText('By card.')).not.toBeVisible();
  });

  test('one that a service has opened stays open while the others are narrowed', async () => {
    window.location.hash = '#proxy';
    renderList();
    startOpenTarget(window)();
    await userEvent.type(screen.getByRole('searchbox'), 'proxies');
    expect(shown()).toEqual(['Does it sell proxies?']);
    expect(screen.getByText('SOCKS5')).toBeVisible();
  });

  test('typing narrows them to those that hold every word, in the question or the answer', async () => {
    renderList();
    await userEvent.type(screen.getByRole('searchbox'), 'socks5 PROXIES');
    expect(shown()).toEqual(['Does it sell proxies?']);
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  });

  test('where none matches the page says so, and a button brings them back', async () => {
    const { container } = renderList();
    await userEvent.type(screen.getByRole('searchbox'), 'zebra');
    expect(shown()).toEqual([]);
    await userEvent.click(within(container).getByRole('button'));
    expect(shown()).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
