import { guardIndexing } from '../../../src/gatsby/written/built-pages';
import { type BuildTarget, siteFrom } from '../../../src/site/hosting/hosts';
import { pageTable } from '../../../src/site/pages/page-table';

const table = pageTable([], ['en'], 'preview');
const refusing = '<head><title>Page</title><meta data-gatsby-head="true" name="robots" content="noindex"/></head>';
const silent = '<head><title>Page</title></head>';

function guard(target: BuildTarget, path: string, html: string): void {
  const page = table.find('en', path);
  if (!page) throw new Error(`There is no page ${path}`);
  guardIndexing(siteFrom({ SITE_HOST: target }), page, html);
}

test.each<[target: BuildTarget, path: string, html: string]>([
  ['preview', '/pricing', refusing],
  ['preview', '/404', refusing],
  ['preview', '/pricing', '<meta name="robots" content="nofollow, noindex">'],
  ['preview', '/pricing', '<meta name="robots" content="none">'],
  ['global', '/pricing', silent],
  // Pages that nobody is to find by searching may say so, or name another page instead.
  ['global', '/404', refusing],
  ['global', '/pricing/normal', silent],
])('%s may have %s with %s', (target, path, html) => expect(() => guard(target, path, html)).not.toThrow());

test.each<[target: BuildTarget, path: string, html: string, message: string]>([
  ['preview', '/pricing', silent, '/pricing of the preview could be listed by search engines'],
  ['preview', '/404', silent, '/404 of the preview could be listed by search engines'],
  ['preview', '/pricing', '<meta name="robots" content="index">', 'could be listed'],
  ['preview', '/pricing', '<meta name="description" content="noindex">', 'could be listed'],
  ['global', '/pricing', refusing, '/pricing of global refuses search engines'],
  ['zh', '/pricing', refusing, '/pricing of zh refuses search engines'],
  ['ru', '/', refusing, '/ of ru refuses search engines'],
])('a build of %s ends when %s says %s', (target, path, html, message) => {
  expect(() => guard(target, path, html)).toThrow(message);
});
