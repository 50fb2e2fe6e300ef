/**
 * The manifest of a build's pages, `builds/pages.json`: digests of each page, and what it is made from. Comparing two of them shows
 * what changed between two builds.
 */
import { z } from 'zod';
import { attempt } from '../../site/attempt.ts';
import { localeCodes } from '../../site/languages/locales.ts';

/** Manifests of other versions are not compared. */
export const manifestVersion = 2;

/** The first 8 characters of a SHA-256 in base64url. */
const digest = z.string().regex(/^[\w-]{8}$/);

/** A path within a language. No segment begins with a dot, which could lead out of the site. */
export const pagePath = z
  .string()
  .max(200)
  .regex(/^(?:\/|(?:\/[\w-][\w.-]*)+)$/);

/** What can differ between two versions of a page. */
export const aspects = ['text', 'head', 'markup', 'images', 'frame', 'style'] as const;
export type Aspect = (typeof aspects)[number];

const manifestPage = z.strictObject({
  locale: z.enum(localeCodes),
  path: pagePath,
  /** The same in every language of the page. */
  identity: z.string(),
  /** Its route, a key of `routes`: `/blog/{id} article`. */
  route: z.string(),
  title: z.string(),
  description: z.string(),
  /** Digests, in the order of {@link aspects}: main text, head, markup and images of the main part, menus and footer, styles. */
  digests: z.tuple([digest, digest, digest, digest, digest, digest]),
  /**
   * What it shows besides messages: `blog/first` for a text in its language, the own one first; `blog/` for a list of all texts
   * of a section; the path of any other file, such as `content/taxonomy.yaml`.
   */
  sources: z.array(z.string()),
});

export type ManifestPage = z.infer<typeof manifestPage>;

const redirect = z.strictObject({ locale: z.enum(localeCodes), from: z.string(), to: z.string() });

export const pageManifestSchema = z.object({
  version: z.literal(manifestVersion),
  target: z.string(),
  pages: z.array(manifestPage),
  /** The template of each route, and the namespaces of its messages. */
  routes: z.record(z.string(), z.strictObject({ template: z.string(), messages: z.array(z.string()) })),
  redirects: z.array(redirect),
  /** Outside addresses to which pages link, each with the first page: `/pricing`, `/de/pricing`. */
  outside: z.record(z.string(), z.string()),
  /** The pages that a partial preview leaves to production, by name: `de:/pricing`. */
  leftOut: z.array(z.string()).optional(),
});

export type PageManifest = z.infer<typeof pageManifestSchema>;

export type PageName = Pick<ManifestPage, 'locale' | 'path'>;

/** Names a page among all languages: `de:/pricing`. */
export const nameOfPage = ({ locale, path }: PageName): string => `${locale}:${path}`;

/** Null if the text is no manifest, or one of another version. */
export const readManifest = (text: string): PageManifest | null =>
  attempt(() => pageManifestSchema.safeParse(JSON.parse(text)).data) ?? null;

/** Merges the manifests of several hosts. Null if there is none. */
export function mergeManifests([first, ...others]: readonly PageManifest[]): PageManifest | null {
  if (!first) return null;
  return others.reduce<PageManifest>(
    (all, next) => ({
      version: manifestVersion,
      target: all.target === next.target ? all.target : `${all.target}, ${next.target}`,
      pages: [...all.pages, ...next.pages],
      routes: { ...all.routes, ...next.routes },
      // Every build knows the redirects of all languages.
      redirects: [
        ...new Map([...all.redirects, ...next.redirects].map((each) => [`${each.locale}:${each.from}`, each])).values(),
      ],
      outside: { ...next.outside, ...all.outside },
    }),
    first,
  );
}
