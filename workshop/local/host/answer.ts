/** The response with a file: type, headers, compression, and "not modified". */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import { markdownType } from '../../../src/site/pages/markdown-pages';
import type { FoundFile } from './files';

interface Content {
  readonly version: string;
  readonly etag: string;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

type Encoding = 'br' | 'gzip';

const smallestToCompress = 1024;

const compress: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) as Promise<
      Buffer<ArrayBuffer>
    >,
  gzip: (body) => promisify(gzip)(body) as Promise<Buffer<ArrayBuffer>>,
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

function encodingFor(request: Request, { type, body }: Content): Encoding | null {
  if (!isText(type) || body.byteLength < smallestToCompress) return null;
  const accepted = request.headers.get('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!;q=0(?:,|$))`).test(accepted)) ?? null;
}

function encode({ encoded, body }: Content, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = encoded.get(encoding);
  if (known) return known;
  const result = compress[encoding](body);
  encoded.set(encoding, result);
  return result;
}
