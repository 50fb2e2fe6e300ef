import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import * as styles from './copy-buttons.module.css';
import { useCodeBlocks } from './use-code-blocks';
import { useCopying } from './use-copying';

/** A button to copy at every block of code within an element; without JavaScript there is none. */
export function CopyButtons({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const blocks = useCodeBlocks(within);
  return blocks.map(({ element, code }) => createPortal(<CopyButton code={code} />, element, code));
}

function CopyButton({ code }: { readonly code: string }) {
  const { t } = useTranslation('article');
  const { copied, copy } = useCopying(code);
  return (
    <>
      <button type="button" className={styles.button} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {t('copy')}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? t('copied') : ''}
      </span>
    </>
  );
}
