import type { ReactNode } from 'react';
import type { System } from '../../site/installers';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import * as styles from './download-button.module.css';
import { useDownload } from './use-download';

/** Downloads the latest installer of a system; without scripts, or when it cannot be asked for, the last one known. */
export function DownloadButton(props: {
  readonly system: System;
  /** The visitor's own system stands out. */
  readonly primary?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}) {
  const { system, primary = false, children, 'aria-label': label } = props;
  const { href, busy, onClick } = useDownload(system);
  return (
    <a
      className={`${primary ? button.primary : button.secondary} ${styles.button}`}
      href={href}
      aria-label={label}
      aria-busy={busy}
      data-system={system}
      data-external=""
      onClick={onClick}
    >
      <Icon name="download" />
      {children}
    </a>
  );
}
