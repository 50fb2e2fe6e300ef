import { stayFresh } from '../../../src/browser/application/stay-fresh';
import { navigateFunctions } from '../../../src/browser/gatsby/gatsby';
import { waitingFor } from '../../../src/browser/navigation/navigation';
import { gatsbyWith } from '../../support/gatsby-runtime';

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Resources = { readonly status?: string } | undefined;

function gatsby({
  reload = false,
  fails = false,
  online = true,
  started = true,
  resources = undefined as Resources,
} = {}) {
  const freshness = { shouldReload: () => reload, load: jest.fn(), partFailed: jest.fn(() => true) };
  const events = new EventTarget();
  const browser = {
    location: { href: 'https://www.facet.example/blog?page=2#top' } as Location,
    navigator: { onLine: online } as Navigator,
    addEventListener: events.addEventListener.bind(events),
  };
  const { gatsby: window, own } = gatsbyWith(stayFresh(browser, () => (started ? freshness : null)));
  if (fails) own.loadPage.mockImplementation(async () => resources);
  return { window, events, original: own.navigate, loadPage: own.loadPage, freshness };
}

test.each(navigateFunctions)('%s goes on as Gatsby does it, and becomes a full load after a new build', (name) => {
  for (const reload of [false, true]) {
    const { window, original, freshness } = gatsby({ reload });
    window[name]('/pricing?a=1#b', { state: {} });
    expect(original.mock.calls).toEqual(reload ? [] : [['/pricing?a=1#b', { state: {} }]]);
    expect(freshness.load.mock.calls).toEqual(reload ? [['/pricing?a=1#b']] : []);
  }
});

test.each(['/blog?page=2#other', '#other', -1])('a jump within the page, or back, loads nothing: %s', (to) => {
  const { window, original, freshness } = gatsby({ reload: true });
  window.___navigate(to);
  expect(original).toHaveBeenCalled();
  expect(freshness.load).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Resources>]>([
  ['has an error', async () => ({ status: 'error' })],
  ['is missing', async () => undefined],
  ['throws', () => Promise.reject(new TypeError('no page'))],
])('a page whose loading %s is loaded in full, and Gatsby waits', async (_name, load) => {
  const { window, loadPage, freshness } = gatsby();
  loadPage.mockImplementation(load);
  window.___navigate('/pricing?a=1#b');
  const answered = jest.fn();
  void window.___loader.loadPage('/pricing?a=1').then(answered);
  await settled();
  expect(freshness.partFailed).toHaveBeenCalledWith('/pricing?a=1#b');
  expect(answered).not.toHaveBeenCalled();
});

test.each([true, false])('a page that only was to be loaded in advance may fail (online: %s)', async (online) => {
  const { window, freshness } = gatsby({ online, fails: true });
  window.___navigate('/pricing');
  await expect(window.___loader.loadPage('/other')).resolves.toBeUndefined();
  expect(freshness.partFailed).not.toHaveBeenCalled();
  expect(waitingFor.get()).toBeNull();
});

test('until the service has started, Gatsby navigates alone', async () => {
  const { window, original, freshness } = gatsby({ started: false, reload: true, fails: true });
  window.___navigate('/pricing');
  expect(original).toHaveBeenCalledWith('/pricing', undefined);
  await expect(window.___loader.loadPage('/pricing')).resolves.toBeUndefined();
  expect(freshness.partFailed).not.toHaveBeenCalled();
});

// That the page waits and opens when the browser is online again: __tests__/e2e/offline.e2e.ts.
describe('offline', () => {
  afterEach(() => waitingFor.set(null));

  /** A visitor follows a link, and the page cannot be loaded. */
  async function stranded() {
    const place = gatsby({ online: false, reload: true, fails: true, resources: { status: 'error' } });
    place.window.___navigate('/pricing?a=1#b');
    const answered = jest.fn();
    void place.window.___loader.loadPage('/pricing?a=1').then(answered);
    await settled();
    return { ...place, answered };
  }

  test.each(['/about-us', '#top', -1])('a visitor who goes elsewhere (%s) waits no longer', async (to) => {
    const { window, events, freshness } = await stranded();
    window.___navigate(to);
    events.dispatchEvent(new Event('online'));
    expect(freshness.load).not.toHaveBeenCalled();
  });

  test('going back to a page that cannot be loaded waits as well', async () => {
    const { window } = gatsby({ online: false, fails: true });
    void window.___loader.loadPage('/blog?page=2');
    await settled();
    expect(waitingFor.get()).toBe('https://www.facet.example/blog?page=2#top');
  });
});
