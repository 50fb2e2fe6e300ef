import { mainContent, shareTitle } from '../../src/build/built-pages';

describe('the text of a built page', () => {
  test('is its main element', () => {
    const html = '<body><header>No</header><main id="content"><h1>Yes</h1><p>Text</p></main><footer>No</footer></body>';
    expect(mainContent(html)).toBe('<main id="content"><h1>Yes</h1><p>Text</p></main>');
  });

  test('is the article alone where there is one', () => {
    const html = '<main><nav>Crumbs</nav><article class="a"><h1>Yes</h1></article><section>Read on</section></main>';
    expect(mainContent(html)).toBe('<article class="a"><h1>Yes</h1></article>');
  });

  test('is missed by name', () => {
    expect(() => mainContent('<body><div></div></body>')).toThrow('no main element');
    expect(() => shareTitle('<head><title>A</title></head>')).toThrow('no og:title');
  });

  test('the title is what the page names itself to others', () => {
    const head =
      '<meta data-gatsby-head="true" property="og:title" content="Q&amp;A: &quot;it&#x27;s&quot; &lt;b&gt;"/>';
    expect(shareTitle(head)).toBe('Q&A: "it\'s" <b>');
  });
});
