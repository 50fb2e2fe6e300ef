/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
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

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

test('the questions are under their categories, in the order of the taxonomy, each with a link to itself', () => {
  renderList();
  const categories = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(categories).toEqual(['General', 'Payment']);
  expect(screen.getByRole('link', { name: /How can I pay/ })).toHaveAttribute('href', '#pay');
});

test('a question that its anchor opened stays open while the others are filtered by every word', async () => {
  window.location.hash = '#proxy';
  renderList();
  startOpenTarget(window);
  expect(screen.getByText('SOCKS5')).toBeVisible();
  expect(screen.getByText('By card.')).not.toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'socks5 PROXIES');
  const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(shown).toEqual(['Does it sell proxies?']);
  expect(screen.getByText('SOCKS5')).toBeVisible();
});
