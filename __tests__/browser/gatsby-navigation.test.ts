import { type GatsbyNavigation, shownRoute, takePartInNavigation } from '../../src/browser/gatsby-navigation';

type Resources = { readonly status?: string } | undefined;

function gatsby({
  reload = false,
  fails = false,
  resources,
}: {
  reload?: boolean;
  fails?: boolean;
  resources?: Resources;
} = {}) {
  const original = jest.fn();
  const loadPage = jest.fn(async () => (fails ? resources : { status: 'success' }));
  const window: GatsbyNavigation = {
    ___navigate: original,
    ___push: original,
    ___replace: original,
    ___loader: { loadPage, loadPageSync: () => undefined },
  };
  const freshness = { shouldReload: () => reload, load: jest.fn(), partFailed: jest.fn(() => true) };
  const stop = takePartInNavigation(window, { href: 'https://www.facet.example/blog?page=2#top' }, freshness);
  return { window, original, loadPage, freshness, stop };
}

test.each(['___navigate', '___push', '___replace'] as const)('%s goes on as Gatsby does it', (name) => {
  const { window, original, freshness } = gatsby();
  window[name]('/pricing?a=1#b', { state: {} });
  expect(original).toHaveBeenCalledWith('/pricing?a=1#b', { state: {} });
  expect(freshness.load).not.toHaveBeenCalled();
});

test.each(['___navigate', '___push', '___replace'] as const)(
  '%s becomes a full load after a new build, query and hash kept',
  (name) => {
    const { window, original, freshness } = gatsby({ reload: true });
    window[name]('/pricing?a=1#b');
    expect(freshness.load).toHaveBeenCalledWith('/pricing?a=1#b');
    expect(original).not.toHaveBeenCalled();
  },
);

test.each(['/blog?page=2#other', '#other', -1])('a jump within the page, or back, loads nothing: %s', (to) => {
  const { window, original, freshness } = gatsby({ reload: true });
  window.___navigate(to);
  expect(original).toHaveBeenCalled();
  expect(freshness.load).not.toHaveBeenCalled();
});

test.each<Resources>([{ status: 'error' }, undefined])(
  'a page that cannot be loaded (%j) is loaded in full, and Gatsby waits',
  async (resources) => {
    const { window, freshness } = gatsby({ fails: true, ...(resources && { resources }) });
    window.___navigate('/pricing?a=1#b');
    const answered = jest.fn();
    void window.___loader.loadPage('/pricing?a=1').then(answered);
    await new Promise((resolve) => setImmediate(resolve));
    expect(freshness.partFailed).toHaveBeenCalledWith('/pricing?a=1#b');
    expect(answered).not.toHaveBeenCalled();
  },
);

test('a page that only was to be loaded in advance may fail', async () => {
  const { window, freshness } = gatsby({ fails: true });
  window.___navigate('/pricing');
  await expect(window.___loader.loadPage('/other')).resolves.toBeUndefined();
  expect(freshness.partFailed).not.toHaveBeenCalled();
});

test('after the stop Gatsby is alone again', () => {
  const { window, original, loadPage, stop } = gatsby({ reload: true });
  stop();
  expect(window.___navigate).toBe(original);
  expect(window.___loader.loadPage).toBe(loadPage);
});

test('a page whose loading throws is loaded in full, too', async () => {
  const { window, loadPage, freshness } = gatsby();
  loadPage.mockRejectedValue(new TypeError('no page'));
  window.___navigate('/pricing');
  void window.___loader.loadPage('/pricing');
  await new Promise((resolve) => setImmediate(resolve));
  expect(freshness.partFailed).toHaveBeenCalledWith('/pricing');
});

test.each([
  [{ json: { pageContext: { pattern: '/blog/{id}' as const } } }, '/blog/{id}'],
  [{}, ''],
  [undefined, ''],
])('the name of the shown route is the pattern in its context: %j', (page, name) => {
  const { window } = gatsby();
  const loader = { ...window.___loader, loadPageSync: () => page };
  expect(shownRoute({ ___loader: loader }, '/blog/x')).toBe(name);
});
