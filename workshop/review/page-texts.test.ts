import { testFolder } from '../../__tests__/support/test-folder';
import { builtSite } from './made-up-build';
import { madeUpManifest, usual } from './made-up-site';
import { pageTexts } from './page-texts';

const { at, write } = testFolder();

test('a page has the words of its main part, its menus and its head, and none of its scripts', () => {
  write(
    'de/index.html',
    '<head><title>A &amp; B</title><meta name="description" content="What it says"></head><nav>Blog</nav><main>Two\n <b>wo\u00adrds</b></main><script>let hidden</script>',
  );
  const page = madeUpManifest(usual).pages.find(({ locale, path }) => locale === 'de' && path === '/');
  const shows = pageTexts(at(), builtSite('preview'));
  const texts = ['A & B', 'What it says', 'Blog', 'Two words', 'hidden', 'Nothing'];
  expect(texts.filter((text) => page && shows(page, text))).toEqual(['A & B', 'What it says', 'Blog', 'Two words']);
});

test('a page that is not there has no words', () => {
  const [page] = madeUpManifest(usual).pages;
  expect(page && pageTexts(at(), builtSite('preview'))(page, 'Home')).toBe(false);
});
