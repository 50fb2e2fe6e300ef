/**
 * @jest-environment jsdom
 */

import { readShell, type Shell, serialiseShell } from '../../src/shell/shell';
import { ownIds } from '../../src/site/own-ids';

const shell = { locale: 'de', messages: { skip: '</script><b>' }, menus: {} } as unknown as Shell;

describe('the shell in the document (design 9)', () => {
  test('comes back as it was written, and no text in it can end its element', () => {
    const text = serialiseShell(shell);
    expect(text).not.toContain('<');
    document.body.innerHTML = `<script type="application/json" id="${ownIds.shell}">${text}</script>`;
    expect(readShell(document, () => {})).toEqual(shell);
  });

  test.each(['', '<script type="application/json" id="shell">{"locale":</script>'])(
    'when it cannot be read, "Failed locale loading" is logged: %p',
    (html) => {
      document.body.innerHTML = html;
      const log = jest.fn();
      expect(readShell(document, log)).toBeNull();
      expect(log).toHaveBeenCalledWith('Failed locale loading', expect.anything());
    },
  );
});
