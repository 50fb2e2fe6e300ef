import type { ReactNode } from 'react';
import type { System } from '../../site/product/installers';
import * as button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon/icon';
import * as styles from './download-button.module.css';
import { type Download, useDownload } from './use-download';

interface Props {
  readonly system: System;
  /** The visitor's own system stands out. */
  readonly primary?: boolean;
  readonly 'aria-label'?: string;
  /** Called when the browser has been sent to the file. */
  readonly onStarted?: () => void;
  readonly children: ReactNode;
}

/** Downloads the latest installer of a system, or the last known one without scripts or if the request for it fails. */
export const DownloadButton = ({ onStarted, ...props }: Props) => (
  <DownloadLink {...props} {...useDownload(props.system, onStarted)} />
);

/** The link of the button; busy while the latest version is being requested. */
export function DownloadLink(props: Omit<Props, 'onStarted'> & Download) {
  const { system, primary = false, children, 'aria-label': label, href, busy, onClick } = props;
  return (
    <a
      className={`${primary ? button.primary : button.secondary} ${styles.button}`}
      href={href}
      aria-label={label}
      aria-busy={busy}
      data-system={system}
      data-external=""
      data-pagefind-ignore=""
      onClick={onClick}
    >
      <Icon name="download" />
      {children}
    </a>
  );
}
