/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/en/lists.json';
import { GroupedList } from '../../src/components/grouped-list/grouped-list';
import type { Entry } from '../../src/site/pages/entry';
import { contextOf, renderIn } from '../support/render';

const help = (id: string, category: string, title: string, description: string, first: number | null) => ({
  fields: { key: `helps/${id}/en` as const },
  frontmatter: { title, description, category, first, date: null, dateInWords: null, image: null, image_alt: null },
});
const helps = [
  help('install', 'start', 'Install Facet', 'Verify the checksum.', 2),
  help('proxy', 'proxies', 'Add a proxy', 'Exit IP and country.', 1),
  help('team', 'team', 'Invite members', 'Roles and groups.', null),
];
const entries: Entry[] = helps.map(({ fields, frontmatter: { category } }, order) => ({
  section: 'helps',
  id: fields.key.split('/')[1] ?? '',
  locale: 'en',
  category,
  order,
}));
const terms = {
  nodes: ['start', 'proxies', 'team'].map((id, place) => ({ key: `helps/category/${id}`, name: `About ${id}`, place })),
};
const place = { path: '/helps', entries } as const;
const renderList = (shown = helps) =>
  renderIn(<GroupedList section="helps" page={contextOf(place)} entries={shown} terms={terms} />, place, ['lists']);
const names = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);

test('those that authors put first stand on top, in their order, and every entry in its category', () => {
  renderList();
  expect(names(2)).toEqual([messages.first, 'About start', 'About proxies', 'About team']);
  const first = within(screen.getByRole('region', { name: messages.first }));
  expect(first.getAllByRole('link').map((link) => link.textContent)).toEqual(['Add a proxy', 'Install Facet']);
  expect(screen.getAllByRole('link', { name: 'Install Facet' })).toHaveLength(2);
});

test('where authors put none first, there are only the categories', () => {
  renderList(helps.map((entry) => ({ ...entry, frontmatter: { ...entry.frontmatter, first: null } })));
  expect(names(2)).toEqual(['About start', 'About proxies', 'About team']);
});

test.each([
  ['the title', 'INVITE', 'Invite members'],
  ['the description', 'checksum', 'Install Facet'],
  ['the category', 'about proxies', 'Add a proxy'],
])('typing narrows the list to those with every word in %s', async (_where, words, title) => {
  renderList();
  await userEvent.type(screen.getByRole('searchbox', { name: messages.search }), words);
  expect(names(3)).toEqual([title]);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

test('where nothing matches the page says so, and a button brings all back', async () => {
  const { container } = renderList();
  await userEvent.type(screen.getByRole('searchbox'), 'zebra');
  expect(names(3)).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(messages.none);
  await userEvent.click(within(container).getByRole('button'));
  expect(names(2)).toHaveLength(4);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
