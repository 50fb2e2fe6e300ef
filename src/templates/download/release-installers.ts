import type { FrontMatterOf } from '../../components/data/front-matter';

/** The data of a release about its installers (docs/content-model.md): the size in bytes, and the SHA-256 checksum. */
export type ReleaseInstallers = NonNullable<FrontMatterOf<'release'>['installers']>;
