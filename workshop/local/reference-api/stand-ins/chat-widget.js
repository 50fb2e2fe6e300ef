/**
 * A stand-in for a desk's chat widget, in the protocol of src/browser/chat/protocol.ts: for laptops, tests and previews.
 * It looks like a widget that one could ship, and says that it is none. The desk is the script element's `data-kind`.
 *
 * Its styles are set by script: a frame of `srcdoc` has the policy of the page, which allows no styles in the HTML.
 */
(() => {
  const { kind } = document.currentScript.dataset;
  const launcher = { width: '60px', height: '60px', borderRadius: '30px' };
  const whole = {
    width: 'min(360px, 100vw - 32px)',
    height: 'min(480px, 100dvh - 56px)',
    borderRadius: '16px',
  };
  const names = { robot: 'Assistant', human: 'Support team', easemob: 'Support team' };
  const icons = {
    open: 'M4 5h16v11H9l-5 4z',
    close: 'M6 6l12 12M18 6L6 18',
  };
  const css = `
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { margin: 0; display: grid; grid-template-rows: auto 1fr auto; block-size: 100dvh; color: light-dark(#1b2333, #e8ecf4); background: light-dark(#fff, #161c28); }
    header { display: flex; align-items: center; gap: 10px; padding: 12px 16px; color: #fff; background: #2f56d6; }
    header p { margin: 0; flex: 1; }
    header b { display: block; }
    header small { opacity: .9; }
    main { padding: 16px; overflow: auto; }
    main p { margin: 0 0 12px; padding: 10px 12px; max-inline-size: 85%; border-radius: 12px; background: light-dark(#eef1f8, #232c3d); }
    main p.own { margin-inline-start: auto; color: #fff; background: #2f56d6; }
    form { display: flex; gap: 8px; padding: 12px; border-block-start: 1px solid light-dark(#dde2ec, #2c3648); }
    input { flex: 1; min-inline-size: 0; padding: 8px 12px; border: 1px solid light-dark(#c4ccdb, #3b475d); border-radius: 20px; font: inherit; color: inherit; background: none; }
    button { display: inline-grid; place-items: center; border: 0; font: inherit; color: #fff; background: #2f56d6; cursor: pointer; }
    header button { inline-size: 32px; block-size: 32px; border-radius: 16px; }
    form button { padding: 0 16px; border-radius: 20px; }
    svg { inline-size: 26px; block-size: 26px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
    body[data-closed] { grid-template-rows: 1fr; }
    body[data-closed] :is(main, form, header p) { display: none; }
    body[data-closed] header { padding: 0; }
    body[data-closed] header button { inline-size: 60px; block-size: 60px; border-radius: 0; }
  `;
  const frame = document.createElement('iframe');
  const report = (what) => window.dispatchEvent(new CustomEvent(`site-chat:${what}`, { detail: { kind } }));

  const show = (isOpen) => {
    Object.assign(frame.style, isOpen ? whole : launcher);
    const { body } = frame.contentDocument;
    body.toggleAttribute('data-closed', !isOpen);
    const button = body.querySelector('header button');
    button.setAttribute('aria-label', isOpen ? 'Close chat' : 'Open chat');
    button.querySelector('path').setAttribute('d', isOpen ? icons.close : icons.open);
    button.onclick = isOpen ? close : open;
  };
  const open = () => {
    show(true);
    report('open');
  };
  const close = () => {
    show(false);
    report('close');
  };

  frame.id = `site-chat-${kind}`;
  frame.title = `Chat (${kind})`;
  frame.srcdoc = `<!doctype html><html lang="en"><title>Chat</title>
    <body data-closed>
      <header><p><b>${names[kind]}</b><small>Stand-in for a chat provider</small></p>
        <button type="button"><svg viewBox="0 0 24 24" aria-hidden="true"><path/></svg></button></header>
      <main aria-live="polite"><p>This is the ${kind} desk.</p>
        <p>It belongs to the reference API and stands in for your chat provider’s widget. What you write stays in this page.</p></main>
      <form><input aria-label="Message" placeholder="Write a message" autocomplete="off"><button>Send</button></form>`;
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineEnd: '16px',
    bottom: '28px',
    border: '0',
    zIndex: '999999999',
    boxShadow: '0 6px 24px rgb(0 0 0 / 25%)',
    // From the start: a frame that takes its size later moves.
    ...launcher,
  });
  frame.addEventListener('load', () => {
    const chat = frame.contentDocument;
    const sheet = new frame.contentWindow.CSSStyleSheet();
    sheet.replaceSync(css);
    chat.adoptedStyleSheets = [sheet];
    const say = (text, whose) => {
      const line = chat.createElement('p');
      line.className = whose;
      line.textContent = text;
      chat.querySelector('main').append(line);
      line.scrollIntoView();
    };
    chat.querySelector('form').onsubmit = (event) => {
      event.preventDefault();
      const { elements } = event.target;
      if (elements[0].value.trim() === '') return;
      say(elements[0].value, 'own');
      elements[0].value = '';
      say('This is a stand-in: nobody reads along.', 'theirs');
    };
    show(false);
    window.siteChat = { ...window.siteChat, [kind]: { open, close } };
    report('ready');
  });
  document.body.append(frame);
})();
