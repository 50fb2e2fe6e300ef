/**
 * A stand-in for a third party's one-tap sign-in, in the protocol of src/browser/sign-in/protocol.ts: for laptops, tests
 * and previews. It looks like a prompt that one could ship, and says that it is none.
 *
 * Its styles are set by script: a frame of `srcdoc` has the policy of the page, which allows no styles in the HTML.
 */
(() => {
  const css = `
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 0; padding: 12px 16px; color: light-dark(#1b2333, #e8ecf4); background: light-dark(#fff, #161c28); }
    header { display: flex; align-items: center; gap: 8px; margin-block-end: 10px; }
    header b { flex: 1; }
    header button { inline-size: 28px; block-size: 28px; border: 0; border-radius: 14px; font-size: 18px; color: inherit; background: none; }
    #person { display: flex; align-items: center; gap: 10px; margin: 0 0 12px; }
    #person i { display: grid; place-items: center; inline-size: 36px; block-size: 36px; border-radius: 18px; font-style: normal; color: #fff; background: #7a4bd0; }
    #agree { inline-size: 100%; padding: 10px; border: 0; border-radius: 20px; font: inherit; font-weight: 600; color: #fff; background: #2f56d6; }
    button { cursor: pointer; }
    small { display: block; margin-block-start: 8px; color: light-dark(#5b6577, #a4afc2); }
  `;
  const frame = document.createElement('iframe');
  frame.id = 'site-one-tap';
  frame.title = 'Sign in with one tap';
  frame.srcdoc = `<!doctype html><html lang="en"><title>Sign in</title>
    <header><b>Sign in with Example ID</b><button type="button" id="close" aria-label="Not now">×</button></header>
    <p id="person"><i aria-hidden="true">R</i><span>Robin Example<br>robin@visitor.example</span></p>
    <button type="button" id="agree">Continue as Robin Example</button>
    <small>Stand-in for a sign-in provider, from the reference API.</small>`;
  Object.assign(frame.style, {
    inlineSize: '320px',
    maxInlineSize: '100%',
    blockSize: '198px',
    border: '0',
    borderRadius: '16px',
    boxShadow: '0 6px 24px rgb(0 0 0 / 25%)',
  });
  frame.addEventListener('load', () => {
    const prompt = frame.contentDocument;
    const sheet = new frame.contentWindow.CSSStyleSheet();
    sheet.replaceSync(css);
    prompt.adoptedStyleSheets = [sheet];
    const button = (id) => prompt.getElementById(id);
    button('close').onclick = () => frame.remove();
    button('agree').onclick = ({ ctrlKey, metaKey, shiftKey }) => {
      frame.remove();
      window.siteOneTap?.onCredential({
        thirdParty: 'reference',
        credential: 'robin@visitor.example',
        // As with a link: a modifier key asks for a new window.
        newWindow: ctrlKey || metaKey || shiftKey,
      });
    };
  });
  (window.siteOneTap?.place ?? document.body).append(frame);
})();
