/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/components/code-block/code-block';
import { Toasts } from '../../src/components/frame/toasts/toasts';
import { Prose } from '../../src/components/prose/prose';
import { renderIn } from '../support/render';
import { messages, serveInShell } from '../support/render-in-shell';

const html = `<p>Words</p>
  <div class="gatsby-highlight"><pre><code>first <b>line</b></code></pre></div>
  <div class="gatsby-highlight"><pre><code>second</code></pre></div>`;

const Article = () => <Prose html={html} />;

beforeEach(() => serveInShell(<Toasts />));

describe('copying code', () => {
  test('every block of code has a button that copies its text, in the language of the page', async () => {
    const user = userEvent.setup();
    renderIn(<Article />, { locale: 'de' });
    const buttons = screen.getAllByRole('button', { name: 'Kopieren' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0] as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('first line');
  });

  test('a sample that a component draws has one as well, and its colors are not copied', async () => {
    const user = userEvent.setup();
    const code = "await page.goto('https://shop.example/'); // 1";
    const { container } = renderIn(<CodeBlock code={code} language="js" title="Request" />);
    expect(container.querySelector('[data-language="Request"] .keyword')?.textContent).toBe('await');
    await user.click(screen.getByRole('button', { name: messages.copy }));
    expect(await navigator.clipboard.readText()).toBe(code);
  });

  test('a toast says that it worked', async () => {
    const user = userEvent.setup();
    renderIn(<Article />, {});
    await user.click(screen.getAllByRole('button')[1] as HTMLElement);
    expect(await screen.findByText(messages.done.copied)).toHaveAttribute('data-style', 'success');
  });

  test('nothing says so when the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    renderIn(<Article />, {});
    await user.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
