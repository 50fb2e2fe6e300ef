/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { renderIn } from '../../__tests__/support/render';
import { readTokens } from '../../src/components/styles/design-tokens';
import type { LocaleCode } from '../../src/site/languages/locales';
import { ComponentPage, catalogue } from './component-page';
import type { ComponentPageData } from './groups/specimen';
import purposes from './purposes.json';

const shown = Object.values(catalogue).flatMap((group) => Object.keys(group));

test('the catalogue has every folder of src/components and src/components/frame, once, and says what it is for', () => {
  const folders = ['src/components', 'src/components/frame']
    .flatMap((room) => readdirSync(room))
    .filter((name) => !['below', 'data', 'frame', 'layouts', 'styles'].includes(name) && !name.includes('.'));
  expect(shown.filter((name) => folders.includes(name)).sort()).toEqual(folders.sort());
  expect(Object.keys(purposes).sort()).toEqual([...shown].sort());
});

describe('the page of components', () => {
  const languages: readonly LocaleCode[] = ['en', 'th', 'zh'];
  const cover = { image: null, image_alt: null };
  const entry = (key: string) =>
    ({
      fields: { key },
      frontmatter: { ...cover, title: key, description: 'What it is about', date: '2026-11-01', category: 'start' },
    }) as ComponentPageData['articles']['nodes'][number];
  const data: ComponentPageData = {
    tokens: { nodes: readTokens(readFileSync('src/components/styles/tokens.css', 'utf8')) },
    texts: {
      nodes: languages.flatMap((language) =>
        readdirSync(`locales/${language}`).map((file) => ({
          language,
          ns: file.replace('.json', ''),
          data: readFileSync(`locales/${language}/${file}`, 'utf8'),
        })),
      ),
    },
    sample: { html: '<h2 id="a">A</h2>', headings: [] },
    article: {
      html: '<h2 id="a">A</h2><h2 id="b">B</h2>',
      timeToRead: 3,
      headings: [
        { id: 'a', value: 'A', depth: 2 },
        { id: 'b', value: 'B', depth: 2 },
      ],
      frontmatter: {
        ...cover,
        title: 'An article',
        description: 'What it is about',
        seo_title: null,
        seo_description: null,
        seo_keywords: null,
        date: '2026-11-01',
        dateInWords: 'November 1, 2026',
        updated: null,
        updatedInWords: null,
        category: 'guides',
        tags: ['rpa'],
        author: 'team',
      },
    },
    articles: { nodes: [entry('blog/a/en'), entry('blog/b/en')] },
    helps: {
      nodes: [entry('helps/c/en')].map((help) => ({ ...help, frontmatter: { ...help.frontmatter, first: 1 } })),
    },
    terms: { nodes: [] },
  };

  beforeAll(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  });

  const part = (id: string) => within(document.getElementById(id) as HTMLElement);

  test('shows every component under its name, in light and dark, with a link to it', () => {
    const { container } = renderIn(<ComponentPage data={data} />);
    for (const folder of shown) {
      expect(part(`component-${folder}`).getByText(folder, { selector: 'h3' })).toBeInTheDocument();
      expect(container.querySelector(`nav a[href="#component-${folder}"]`)).toHaveTextContent(folder);
    }
    expect(part('component-button').getAllByRole('link', { name: 'Sign up free' })).toHaveLength(2);
  });

  test('shows every color with both of its values', () => {
    renderIn(<ComponentPage data={data} />);
    expect(part('color').getByText('--paper')).toBeInTheDocument();
    expect(part('color').getByText(/#fbfaf7/)).toBeInTheDocument();
    expect(part('color').getByText(/#0f1115/)).toBeInTheDocument();
  });

  test('shows the components in another language and in one theme', () => {
    renderIn(<ComponentPage data={data} />);
    // Searched below the heading only: the page is large.
    const controls = within(screen.getByText('Components', { selector: 'h1' }).parentElement as HTMLElement);
    fireEvent.change(controls.getByLabelText('Themes'), { target: { value: 'dark' } });
    fireEvent.change(controls.getByLabelText(/^Language of the components/), { target: { value: 'th' } });
    const { register } = JSON.parse(readFileSync('locales/th/shell.json', 'utf8'));
    const links = part('component-button').getAllByText(register);
    expect(links).toHaveLength(1);
    expect(links[0]?.closest('[data-theme]')).toHaveAttribute('lang', 'th-TH');
    expect(links[0]?.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
    expect(document.querySelector('#type [data-token]')).toHaveAttribute('lang', 'th-TH');
  });
});
