import { useShell } from '../shell/shell-context';
import * as styles from './code-block.module.css';
import { copyButton, copyCode } from './copy-code';
import { type SampleLanguage, tokensOf } from './tokens';

/**
 * Its markup is that of code in Markdown, so both look the same.
 * @param props.title the line above the code; the name of the language by default
 */
export function CodeBlock(props: {
  readonly code: string;
  readonly language: SampleLanguage;
  readonly title?: string;
}) {
  const { code, language, title = language } = props;
  const { t } = useShell();
  return (
    <figure className={styles.code} aria-label={title}>
      <div className="gatsby-highlight" data-language={title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <pre tabIndex={0} translate="no" dir="ltr">
          <code>
            {tokensOf(code, language).map(({ text, kind }, index) =>
              kind ? (
                <span key={index} className={`token ${kind}`}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
        <button type="button" className={copyButton} onClick={copyCode}>
          {t('copy')}
        </button>
      </div>
    </figure>
  );
}
