import type { System } from '../../site/installers';

/** The data of a release about its installers (docs/content-model.md): the size in bytes, and the SHA-256 checksum. */
export type ReleaseInstallers = Readonly<Record<System, { readonly size: number; readonly sha256: string }>>;
