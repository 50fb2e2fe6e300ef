/** The response with a file: type, headers, compression, and "not modified". */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import { markdownType } from '../../../src/site/pages/markdown-pages';
import type { FoundFile } from './files';

type Bytes = Uint8Array<ArrayBuffer>;

interface Content {
  readonly version: string;
  readonly etag: string;
  readonly type: string;
  readonly body: Bytes;
  readonly encoded: Map<string, Promise<Bytes>>;
}

const smallestToCompress = 1024;

/** The preferred one first. */
const encoders: Readonly<Record<string, (body: Bytes) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Hono does not know Markdown. */
const types = { ...mimes, md: `${markdownType}; charset=utf-8` };

/** Caches what it has read and compressed. */
export class FileAnswers {
  readonly #contents = new Map<string, Content>();

  /** @param rewrite changes the text of every file */
  constructor(readonly rewrite: (text: string) => string) {}

  async answer(
    request: Request,
    found: FoundFile,
    status: number,
    headers: readonly (readonly [string, string])[],
  ): Promise<Response> {
    const content = await this.#contentOf(found);
    const answer = new Headers({
      'content-type': content.type,
      // Netlify's header for files that `_headers` does not mention.
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: content.etag,
      vary: 'Accept-Encoding',
    });
    for (const [name, value] of headers) {
      // A page sent in place of a missing file is not cached like that file.
      if (status !== 404 || name.toLowerCase() !== 'cache-control') answer.set(name, value);
    }
    const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
    if (status === 200 && known.includes(content.etag)) return new Response(null, { status: 304, headers: answer });

    const encoding = encodingFor(request, content);
    const body = encoding ? await encode(content, encoding) : content.body;
    if (encoding) answer.set('content-encoding', encoding);
    answer.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer });
  }

  async #contentOf({ file, version }: FoundFile): Promise<Content> {
    const known = this.#contents.get(file);
    if (known?.version === version) return known;
    const type = getMimeType(file, types) ?? 'application/octet-stream';
    const bytes = await readFile(file);
    const body = new Uint8Array(isText(type) ? Buffer.from(this.rewrite(bytes.toString('utf8'))) : bytes);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const content: Content = { version, etag, type, body, encoded: new Map() };
    this.#contents.set(file, content);
    return content;
  }
}

const isText = (type: string): boolean => /^text\/|json|javascript|xml/.test(type);

function encodingFor(request: Request, { type, body }: Content): string | undefined {
  if (!isText(type) || body.byteLength < smallestToCompress) return undefined;
  const accepted = request.headers.get('accept-encoding') ?? '';
  return Object.keys(encoders).find((name) => new RegExp(`\\b${name}\\b(?!;q=0(?:,|$))`).test(accepted));
}

function encode({ encoded, body }: Content, encoding: string): Promise<Bytes> {
  const encoder = encoders[encoding];
  const result =
    encoded.get(encoding) ?? (encoder ? encoder(body).then((bytes) => new Uint8Array(bytes)) : Promise.resolve(body));
  encoded.set(encoding, result);
  return result;
}
