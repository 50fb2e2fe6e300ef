import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../copy-field/use-copy';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './copy-buttons.below.module.css';

export function CopyButtons({ within }: { readonly within: RefObject<HTMLElement> }) {
  const blocks = useCodeBlocks(within);
  return blocks.map(({ element, code }) => createPortal(<CopyButton code={code} />, element, code));
}

function CopyButton({ code }: { readonly code: string }) {
  const { t } = useShell();
  const { possible, copied, copy } = useCopy(code);
  return possible ? (
    <button type="button" className={`${styles.button} screen-only`} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span>{t('copy')}</span>
    </button>
  ) : null;
}

interface CodeBlock {
  readonly element: Element;
  readonly code: string;
}

/** Empty in the first render, which must match the served page. */
function useCodeBlocks(within: RefObject<HTMLElement>): readonly CodeBlock[] {
  const [blocks, setBlocks] = useState<readonly CodeBlock[]>([]);
  useEffect(() => {
    const elements = within.current?.querySelectorAll('.gatsby-highlight') ?? [];
    setBlocks([...elements].map((element) => ({ element, code: element.querySelector('pre')?.textContent ?? '' })));
  }, [within]);
  return blocks;
}
