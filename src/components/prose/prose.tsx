import * as code from '../code-block/code-block.module.css';
import { copyButton, copyCode } from '../code-block/copy-code';
import { useShell } from '../shell/shell-context';
import * as styles from './prose.module.css';

/** Markdown as rendered by the build, with copy buttons on code. */
export function Prose({ html }: { readonly html: string }) {
  const { t } = useShell();
  const withButtons = html.replaceAll(
    '</pre>',
    `</pre><button type="button" class="${copyButton}">${t('copy')}</button>`,
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons in it are pressed
    <div
      className={`${styles.prose} ${code.code}`}
      onClick={copyCode}
      dangerouslySetInnerHTML={{ __html: withButtons }}
    />
  );
}
