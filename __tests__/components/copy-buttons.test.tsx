/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { CopyButtons } from '../../src/components/article/copy-buttons';
import { toasts } from '../../src/services/toasts';
import { renderIn } from '../support/render';

const html = `<p>Words</p>
  <div class="gatsby-highlight"><pre><code>first <b>line</b></code></pre></div>
  <div class="gatsby-highlight"><pre><code>second</code></pre></div>`;

function Article() {
  const body = useRef<HTMLDivElement>(null);
  return (
    <div ref={body}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButtons within={body} />
    </div>
  );
}

beforeEach(() => toasts.set([]));

describe('copying code', () => {
  test('every block of code has a button that copies its text, in the language of the page', async () => {
    const user = userEvent.setup();
    renderIn(<Article />, { locale: 'de' }, ['article']);
    const buttons = screen.getAllByRole('button', { name: 'Kopieren' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0] as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('first line');
  });

  test('a toast says that it worked', async () => {
    const user = userEvent.setup();
    renderIn(<Article />, {}, ['article']);
    await user.click(screen.getAllByRole('button')[1] as HTMLElement);
    expect(toasts.get()).toMatchObject([{ style: 'success', message: 'done.copied' }]);
  });

  test('nothing says so when the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    renderIn(<Article />, {}, ['article']);
    await user.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(toasts.get()).toEqual([]);
  });
});
