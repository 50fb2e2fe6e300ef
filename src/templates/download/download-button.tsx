import type { ReactNode } from 'react';
import * as button from '../../components/button/button.module.css';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { installerAddress, type System } from '../../site/product/installers';
import * as styles from './download-button.module.css';

/**
 * A plain link to the last version known at build time. On a click, a service asks for the latest one and shows the next
 * steps (src/browser/pieces/installer-links.ts).
 */
export function DownloadButton(props: {
  readonly system: System;
  /** For the visitor's own system. */
  readonly primary?: boolean;
  /** Whether the latest version is being requested, if no service says so. */
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
      aria-busy={busy || undefined}
      data-system={system}
      data-external=""
      data-pagefind-ignore=""
    >
      <Icon name="download" />
      {children}
    </a>
  );
}
