/**
 * A stand-in for a third party's one-tap sign-in, in the protocol of src/browser/sign-in/protocol.ts.
 */
(() => {
  const frame = document.createElement('iframe');
  frame.id = 'facet-one-tap';
  frame.title = 'Sign in with one tap';
  frame.srcdoc =
    '<!doctype html><html lang="en"><title>Sign in</title>' +
    '<button type="button" id="agree">Continue as Robin Example</button> <button type="button" id="close">Not now</button>';
  Object.assign(frame.style, {
    position: 'fixed',
    // Below the header: its links and the language picker stay within reach.
    top: '72px',
    insetInlineEnd: '8px',
    width: '300px',
    height: '64px',
    border: '1px solid',
    background: '#fff',
  });
  frame.addEventListener('load', () => {
    const prompt = frame.contentDocument;
    const button = (id) => prompt.getElementById(id);
    button('close').onclick = () => frame.remove();
    button('agree').onclick = () => {
      frame.remove();
      window.facetOneTap?.onCredential({ thirdParty: 'reference', credential: 'robin@visitor.example' });
    };
  });
  document.body.append(frame);
})();
