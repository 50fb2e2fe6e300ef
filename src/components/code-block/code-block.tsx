import { useRef } from 'react';
import * as styles from './code-block.module.css';
import { CopyButtons } from './copy-buttons';
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
  const place = useRef<HTMLElement>(null);
  return (
    <figure className={styles.code} ref={place} aria-label={title} translate="no">
      <div className="gatsby-highlight" data-language={title}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <pre tabIndex={0} dir="ltr">
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
      </div>
      <CopyButtons within={place} />
    </figure>
  );
}
