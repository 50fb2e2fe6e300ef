import type { FrontMatterOf } from '../../components/data/front-matter';

/** Sizes in bytes and SHA-256 checksums (docs/content-model.md). */
export type ReleaseInstallers = NonNullable<FrontMatterOf<'release'>['installers']>;
