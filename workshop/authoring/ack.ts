/** `ack`: records that a translation matches its source as it is now, after an update or because the change needs none. */
import { stringify } from 'yaml';
import { withFieldInOrder } from '../../src/content/fixes/field-order';
import { type TextPart, textParts } from '../../src/content/model/section-digests';
import { recordField, recordOf } from '../../src/content/model/translation-record';
import { localeNamed, openPage } from './project';
import { writeSafely } from './safe-write';
import { changesSince, digestsOf, recordIn } from './translations/translation-status';
import { UsageError, verb } from './verb';

const headingsIn = (parts: readonly TextPart[]): number => parts.filter(({ name }) => name.startsWith('body#')).length;

export const ackVerb = verb({
  name: 'ack',
  does: 'Records that a translation says what the English text says now.',
  example: 'npm run content -- ack blog/first-rpa-flow de',
  takes: { page: 'the page, as <section>/<id>', 'language?': 'a code such as de' },
  options: {
    all: { type: 'boolean', means: 'every language of the page: the change needs no translation' },
    part: {
      type: 'string',
      multiple: true,
      value: 'name',
      means: 'only this part, as status and diff name it: title, body#on-paper-first',
    },
  },
  run: async ({ values, positionals }, { root }) => {
    const [given = '', code] = positionals;
    if ((code === undefined) !== (values.all === true)) throw new UsageError('write either a language or --all');
    const { name, files, source } = await openPage(root, given);
    if (!source) throw new UsageError(`${name} has no English text, so nothing is translated from it`);
    const locale = code === undefined ? null : localeNamed(code);
    const translations = files.filter((file) => file !== source && (locale === null || file.locale === locale));
    if (translations.length === 0) throw new UsageError(`${name} has no translation${locale ? ` in ${locale}` : ''}`);

    const parts = textParts(source.text);
    const wanted = values.part ?? [];
    const done = [];
    for (const { file, text, section, locale: language } of translations) {
      const record = recordIn(text);
      const changes = record ? changesSince(record, parts) : [];
      const unknown = wanted.find((part) => !changes.some((change) => change.name === part));
      if (unknown !== undefined) {
        const names = changes.map((change) => change.name).join(', ') || 'none';
        throw new UsageError(`${unknown} is not a part in which ${file} is behind (${names})`);
      }
      // Parts that were not asked for keep their earlier digest.
      const kept = (part: string): boolean => wanted.length > 0 && !wanted.includes(part);
      const digests = digestsOf(parts);
      for (const { name: part } of parts) if (kept(part) && !record?.has(part)) digests.delete(part);
      for (const [part, digest] of record ?? []) if (kept(part)) digests.set(part, digest);
      const recorded = [...digests].map(([part, digest]) => ({ name: part, digest }));
      const lines = stringify({ [recordField]: recordOf(recorded) }, { lineWidth: 0 }).trimEnd();
      const stamped = withFieldInOrder(text, section, recordField, lines);
      if (stamped !== text) await writeSafely(root, file, stamped);
      const taken = changes.filter((change) => !kept(change.name)).map((change) => change.name);
      // A translation may well be arranged differently, but a forgotten section looks the same.
      const headings = wanted.length > 0 ? null : { own: headingsIn(textParts(text)), source: headingsIn(parts) };
      done.push({
        file,
        language,
        parts: record ? taken : parts.map((part) => part.name),
        first: record === null,
        ...(headings && headings.own !== headings.source && { headings }),
      });
    }
    const lines = done.flatMap(({ file, parts: names, first, headings }) => [
      first
        ? `${file}: recorded for the first time, as made from the present English text`
        : `${file}: ${names.length === 0 ? 'was current' : `recorded ${names.join(', ')}`}`,
      ...(headings
        ? [`${file}: number of headings is ${headings.own}, in English ${headings.source}; is a section missing?`]
        : []),
    ]);
    return { status: 0, text: lines.join('\n'), data: { page: name, files: done } };
  },
});
