/**
 * `diff`: what has changed in the source since a translation was made, word by word. The earlier text of each section is
 * looked up in Git by its digest, so neither the date nor the branch of the translation matters.
 */
import { diffWords } from 'diff';
import { type TextPart, textParts } from '../../src/content/model/section-digests';
import { recordOf } from '../../src/content/model/translation-record';
import { defaultLocale, localeOf } from '../../src/site/languages/locales';
import { earlierTexts, textWhenChanged } from './git';
import { fileOf, localeNamed, openPage } from './project';
import { changesSince, digestsOf, type PartChange, recordIn } from './translations/translation-status';
import { type Paint, UsageError, verb } from './verb';

/** `before` is null if no version in Git has it. */
interface ShownChange extends PartChange {
  readonly before: string | null;
  readonly after: string;
}

const words = new Intl.Segmenter(localeOf(defaultLocale).tag, { granularity: 'word' });

const mostVersions = 500;

/** Keyed by `<digest> <name>`. */
async function earlierParts(
  root: string,
  file: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let versions = 0;
  for await (const { text } of earlierTexts(root, file)) {
    for (const part of textParts(text)) {
      const [key = ''] = recordOf([part]);
      if (wanted.includes(key) && !found.has(key)) found.set(key, part.text);
    }
    versions += 1;
    if (found.size === new Set(wanted).size || versions === mostVersions) break;
  }
  return found;
}

/** `[-old-]` and `{+new+}`, or in colors. */
function shown({ name, title, change, before, after }: ShownChange, paint: Paint): string {
  const heading = paint('bold', `${title} (${change}; ${name})`);
  if (change === 'moved') return heading;
  if (change !== 'added' && before === null) {
    return `${heading}\nThe earlier text is in no commit; this is the present one:\n${after}`;
  }
  const runs = diffWords(before ?? '', after, { intlSegmenter: words }).map(({ value, added, removed }) => {
    if (added) return paint('green', `{+${value}+}`);
    return removed ? paint('red', `[-${value}-]`) : value;
  });
  return `${heading}\n${runs.join('')}`;
}

export const diffVerb = verb({
  name: 'diff',
  does: 'Shows what has changed in the English text since this translation was made, word by word.',
  example: 'npm run content -- diff blog/first-rpa-flow de',
  takes: { page: 'the page, as <section>/<id>', language: 'a code such as de' },
  options: {},
  run: async ({ positionals }, { root, paint }) => {
    const [given = '', code = ''] = positionals;
    const locale = localeNamed(code);
    const { page, name, files, source } = await openPage(root, given);
    const own = files.find((file) => file.locale === locale);
    if (!own) {
      const command = `npm run content -- new ${page.section} ${page.id} --lang ${locale}`;
      throw new UsageError(`${name} is not in ${locale}; add it: ${command}`);
    }
    if (!source || source === own) throw new UsageError(`${own.file} is not a translation of an English text`);

    const recorded = recordIn(own.text);
    // Without a record: what the source said when the translation last changed.
    const earlier = recorded ? null : await textWhenChanged(root, fileOf(page, defaultLocale), own.file);
    const record = recorded ?? (earlier && digestsOf(textParts(earlier.text)));
    if (!record) {
      const text = `${own.file} does not record its source, and Git does not know the file; compare the texts, then: npm run content -- ack ${name} ${locale}`;
      return { status: 1, text, data: { page: name, language: locale, changes: null } };
    }
    const since = earlier && `its own last change on ${earlier.date} (${earlier.commit.slice(0, 10)})`;
    const about = since ? [`${own.file} does not record its source; this is what has changed since ${since}.`] : [];
    const parts = textParts(source.text);
    const now = new Map<string, TextPart>(parts.map((part) => [part.name, part]));
    const changes = changesSince(record, parts);
    const keyOf = (part: string): string => `${record.get(part)} ${part}`;
    const before = await earlierParts(
      root,
      source.file,
      changes.filter(({ change }) => change === 'changed' || change === 'removed').map((change) => keyOf(change.name)),
    );
    const shownChanges = changes.map((change): ShownChange => {
      const { name: part } = change;
      return { ...change, before: before.get(keyOf(part)) ?? null, after: now.get(part)?.text ?? '' };
    });
    const end =
      changes.length === 0
        ? 'nothing has changed'
        : `When ${own.file} says the same: npm run content -- ack ${name} ${locale}`;
    return {
      status: 0,
      text: [...about, ...shownChanges.map((change) => shown(change, paint)), end].join('\n\n'),
      data: { page: name, language: locale, guessed: !recorded, changes: shownChanges },
    };
  },
});
