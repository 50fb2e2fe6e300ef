/** @jest-environment jsdom */
import { startLinks } from '../../../src/browser/application/links';
import { siteFrom } from '../../../src/site/hosting/hosts';

const site = siteFrom({ SITE_HOST: 'global' });

describe('clicks on the page', () => {
  const navigate = jest.fn();
  const leave = jest.fn();
  const report = jest.fn();
  const followed = jest.fn((event: Event) => event.preventDefault());

  beforeAll(() => {
    const { origin } = window.location;
    const local = { ...site, config: { ...site.config, origins: { ...site.config.origins, global: origin } } };
    startLinks({ site: local, document, navigate, leave, report });
  });
  beforeEach(() => jest.clearAllMocks());

  function click(attributes: string, init: MouseEventInit = {}, type = 'click'): boolean {
    document.body.innerHTML = `<a ${attributes}><b>text</b></a>`;
    const link = document.body.querySelector('a');
    link?.addEventListener(type, followed);
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    return document.body.querySelector('b')?.dispatchEvent(event) ?? false;
  }

  test('a link at its place reaches its own handlers', () => {
    click('href="/pricing"');
    expect(followed).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('a link that a rule moves navigates to where it leads', () => {
    expect(click('href="/pricing.html?x=1"')).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/pricing?x=1');
    expect(followed).not.toHaveBeenCalled();
  });

  test('a link to another language of this host leaves the page: its document is another', () => {
    click('href="/de?ref=ABC"');
    expect(leave).toHaveBeenCalledWith('/de/?ref=ABC');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('a link to another host leaves the page', () => {
    click('href="/ru/pricing"');
    expect(leave).toHaveBeenCalledWith('https://ru.facet.example/pricing');
  });

  test.each([
    ['with the control key', 'href="/pricing.html"', { ctrlKey: true }, 'click'],
    ['with the middle button', 'href="/pricing.html"', { button: 1 }, 'auxclick'],
    ['into another window', 'href="/pricing.html" target="_blank"', {}, 'click'],
    ['as a download', 'href="/ru/x.zip" download', {}, 'click'],
  ])('a link opened %s is the browser’s', (_title, attributes, init, type) => {
    click(attributes, init, type);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['href="https://evil.example/"', {}, 'click'],
    ['href="https://evil.example/" target="_blank"', { ctrlKey: true }, 'click'],
    ['href="javascript:alert(1)" data-external', {}, 'click'],
    ['href="data:text/html,x"', { button: 1 }, 'auxclick'],
    ['xlink:href="https://evil.example/"', {}, 'click'],
  ])('%s is refused and reported, however it is clicked', (attributes, init, type) => {
    expect(click(attributes, init, type)).toBe(false);
    expect(followed).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/^Navigation refused: /));
  });

  test('a click on nothing, or one that was handled already, is left alone', () => {
    document.body.innerHTML = '<p>text</p>';
    document.body.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const early = (event: Event): void => event.preventDefault();
    window.addEventListener('click', early, { capture: true, once: true });
    click('href="https://evil.example/"');
    expect(report).not.toHaveBeenCalled();
  });
});
