import { type MouseEvent, useState } from 'react';
import { leaveSiteFor } from '../../services/navigation/leave';
import { latestInstaller } from '../../services/pieces/downloads';
import { installerAddress, type System } from '../../site/product/installers';
import { useShell } from '../../ui/shell/shell-context';

/** A link to an installer: the plain address, and a click that asks for the latest one first. */
export interface Download {
  readonly href: string;
  /** Whether the latest version is being asked for. */
  readonly busy: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The download of a system's installer (specification 2.7 and 7).
 * @param onStarted called when the browser has been sent to the file
 */
export function useDownload(system: System, onStarted?: () => void): Download {
  const { site } = useShell();
  const [busy, setBusy] = useState(false);
  const href = installerAddress(site.config, system);

  const download = async (): Promise<void> => {
    setBusy(true);
    const address = await import(/* webpackChunkName: "api" */ '../../services/api/browser-api')
      .then(({ api }) => latestInstaller(api, system, href))
      .catch(() => href);
    setBusy(false);
    leaveSiteFor(address);
    onStarted?.();
  };
  const onClick = (event: MouseEvent): void => {
    // What the visitor opens elsewhere, or saves, is the plain link's affair.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) void download();
  };
  return { href, busy, onClick };
}
