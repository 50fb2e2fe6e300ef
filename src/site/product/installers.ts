/** The five systems that the client is built for (specification 7), and the addresses of their installers. */
import type { SiteConfig } from '../hosting/config.ts';

/** As requests for the latest version name them. */
export const systems = ['com_win64', 'com_win32', 'com_mac', 'com_arm64', 'com_linux'] as const;
export type System = (typeof systems)[number];

/** Operating systems, each with the kinds of computers that it has an installer for. */
export const families = [
  { name: 'Windows', systems: ['com_win64', 'com_win32'] },
  { name: 'macOS', systems: ['com_arm64', 'com_mac'] },
  { name: 'Linux', systems: ['com_linux'] },
] as const satisfies readonly { readonly name: string; readonly systems: readonly System[] }[];
export type Family = (typeof families)[number]['name'];

export function familyOf(system: System): Family {
  if (system === 'com_linux') return 'Linux';
  return system === 'com_win64' || system === 'com_win32' ? 'Windows' : 'macOS';
}

const endings: Readonly<Record<System, string>> = {
  com_win64: 'win-x64.exe',
  com_win32: 'win-x86.exe',
  com_mac: 'mac-x64.dmg',
  com_arm64: 'mac-arm64.dmg',
  com_linux: 'linux-x64.AppImage',
};

/** File name of the latest installer: the product's name in lowercase, with hyphens. */
export const installerFile = ({ name }: SiteConfig, system: System): string =>
  `${name.toLowerCase().replace(/\s+/g, '-')}-latest-${endings[system]}`;

/** A command for PowerShell or a shell that compares a file with its checksum, and its output if they agree. */
export function checksumTest(config: SiteConfig, system: System, sha256: string) {
  const file = installerFile(config, system);
  const family = familyOf(system);
  if (family === 'Windows') return { command: `(Get-FileHash ${file}).Hash -eq "${sha256}"`, success: 'True' };
  const program = family === 'macOS' ? 'shasum -a 256' : 'sha256sum';
  return { command: `echo "${sha256}  ${file}" | ${program} -c`, success: `${file}: OK` };
}

/** Always leads to the latest installer: the link of every download button without scripts. */
export const installerAddress = (config: SiteConfig, system: System): string =>
  `${config.downloadsOrigin}/${installerFile(config, system)}`;
