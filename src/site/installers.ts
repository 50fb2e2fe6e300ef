/**
 * The five systems for which the client is built (specification 7), and the addresses of their installers.
 */
import type { SiteConfig } from './config.ts';

/** The systems, by the names that requests for the latest version use. */
export const systems = ['com_win64', 'com_win32', 'com_mac', 'com_arm64', 'com_linux'] as const;
export type System = (typeof systems)[number];

const files: Readonly<Record<System, string>> = {
  com_win64: 'facet-latest-win-x64.exe',
  com_win32: 'facet-latest-win-x86.exe',
  com_mac: 'facet-latest-mac-x64.dmg',
  com_arm64: 'facet-latest-mac-arm64.dmg',
  com_linux: 'facet-latest-linux-x64.AppImage',
};

/** The name under which an installer is downloaded. */
export const installerFile = (system: System): string => files[system];

/** The command that shows the SHA-256 checksum of a system's installer; it is part of that system. */
export function checksumCommand(system: System): string {
  const file = files[system];
  if (file.endsWith('.exe')) return `certutil -hashfile ${file} SHA256`;
  return file.endsWith('.dmg') ? `shasum -a 256 ${file}` : `sha256sum ${file}`;
}

/** The address that always leads to the latest installer: the plain link of every download button, for use without scripts. */
export const installerAddress = (config: SiteConfig, system: System): string =>
  `${config.downloadsOrigin}/${files[system]}`;
