import type { ReactNode } from 'react';
import * as button from '../../components/button/button.module.css';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { installerAddress, type System } from '../../site/product/installers';
import * as styles from './download-button.module.css';

/**
 * Downloads the installer of a system: a plain link to the last version known. A service asks for the latest one at a click, and
 * shows what comes next (services/pieces/installer-links.ts).
 */
export function DownloadButton(props: {
  readonly system: System;
  /** The visitor's own system stands out. */
  readonly primary?: boolean;
  /** Whether the latest version is being asked for, if no service says so. */
  readonly busy?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}) {
  const { system, primary = false, busy = false, children, 'aria-label': label } = props;
  const { site } = useShell();
  return (
    <a
      className={`${primary ? button.primary : button.secondary} ${styles.button}`}
      href={installerAddress(site.config, system)}
      aria-label={label}
      aria-busy={busy}
      data-system={system}
      data-external=""
      data-pagefind-ignore=""
    >
      <Icon name="download" />
      {children}
    </a>
  );
}
