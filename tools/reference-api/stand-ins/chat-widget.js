/**
 * A stand-in for a desk's chat widget, in the protocol of src/browser/chat/protocol.ts. Query `kind`: robot, human or
 * easemob.
 */
(() => {
  const kind = new URL(document.currentScript.src).searchParams.get('kind');
  const launcher = { width: '60px', height: '60px' };
  const whole = { width: '360px', height: '480px' };
  const frame = document.createElement('iframe');
  const report = (what) => window.dispatchEvent(new CustomEvent(`facet-chat:${what}`, { detail: { kind } }));

  const show = (isOpen) => {
    Object.assign(frame.style, isOpen ? whole : launcher);
    const button = frame.contentDocument.querySelector('button');
    button.textContent = isOpen ? '×' : '?';
    button.setAttribute('aria-label', isOpen ? 'Close chat' : 'Open chat');
    button.onclick = isOpen ? close : open;
    frame.contentDocument.querySelector('p').hidden = !isOpen;
  };
  const open = () => {
    show(true);
    report('open');
  };
  const close = () => {
    show(false);
    report('close');
  };

  frame.id = `facet-chat-${kind}`;
  frame.title = `Chat (${kind})`;
  frame.srcdoc = `<!doctype html><html lang="en"><title>Chat</title><button type="button"></button><p>This is the ${kind} desk.</p>`;
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineEnd: '16px',
    bottom: '28px',
    border: '1px solid',
    zIndex: '999999999',
    background: '#fff',
    // From the start: a frame that takes its size later moves.
    ...launcher,
  });
  frame.addEventListener('load', () => {
    show(false);
    window.facetChat = { ...window.facetChat, [kind]: { open, close } };
    report('ready');
  });
  document.body.append(frame);
})();
