import type { ReactNode } from 'react';
import { useShell } from '../../src/components/shell/shell-context';
import { contrastOf, sidesOf, type Token, type TokenKind } from '../../src/components/styles/design-tokens';
import { fillMessage } from '../../src/site/data/interpolation';
import { type LocaleCode, localeOf, locales, type Script } from '../../src/site/languages/locales';
import { type Theme, useView } from './groups/view';
import * as styles from './token-parts.module.css';

const useTokens = (kind: TokenKind): readonly Token[] => useView().data.tokens.nodes.filter((t) => t.kind === kind);

/** One style element sets each sample's `--token`, since the policy allows no style attributes. */
export function TokenStyles() {
  const { data } = useView();
  const rules = data.tokens.nodes.map(({ name }) => `[data-token="${name}"]{--token:var(${name})}`);
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />;
}

/** With the contrast to each theme's paper. */
function Colours() {
  const tokens = useTokens('colour');
  const paper = sidesOf(tokens.find(({ name }) => name === '--paper')?.value ?? '');
  return (
    <>
      <p className={styles.value}>
        Contrast is that against paper, by WCAG 2.2: 4.5 is needed for text, 3 for large text and for what one operates.
      </p>
      <ul className={styles.swatches}>
        {tokens.map((token) => (
          <li key={token.name} className={styles.swatch}>
            <div className={styles.sides}>
              {(['light', 'dark'] as const).map((theme) => (
                <Side key={theme} theme={theme} token={token} paper={paper[theme]} />
              ))}
            </div>
            <p className={styles.name}>{token.name}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Side({ theme, token, paper }: { readonly theme: Theme; readonly token: Token; readonly paper: string }) {
  const value = sidesOf(token.value)[theme];
  const contrast = contrastOf(value, paper);
  return (
    <div className={`${styles.side} ${styles[theme]}`}>
      <span className={styles.chip} data-token={token.name} />
      <span>
        {value}
        <br />
        {contrast !== null && `${contrast.toFixed(1)} : 1`}
      </span>
    </div>
  );
}

function Rows({ kind, show }: { readonly kind: TokenKind; readonly show: (token: Token) => ReactNode }) {
  return (
    <ul className={styles.list}>
      {useTokens(kind).map((token) => (
        <li key={token.name} className={styles.row}>
          <span className={styles.label}>
            <code>{token.name}</code>
            <span className={styles.value}>{token.value}</span>
          </span>
          {show(token)}
        </li>
      ))}
    </ul>
  );
}

/** On a sentence of the home page. */
function Types() {
  const { title, lead } = useHero('en');
  return (
    <Rows
      kind="type"
      show={(token) => (
        <span className={styles.sample} data-token={token.name}>
          {token.name.startsWith('--leading') ? lead : title}
        </span>
      )}
    />
  );
}

const scriptNames: Readonly<Record<Script, string>> = {
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Deva: 'Devanagari',
  Thai: 'Thai',
  Khmr: 'Khmer',
  Hans: 'Simplified Chinese',
  Hant: 'Traditional Chinese',
  Jpan: 'Japanese',
  Kore: 'Korean',
};

/** Further languages of a script that test the type scale. */
const furtherTests: Readonly<Partial<Record<LocaleCode, string>>> = {
  de: 'long words',
  vn: 'stacked diacritics',
  uk: 'Ukrainian letters',
};

const specimens = locales.filter(
  ({ code, script }, index) => furtherTests[code] || locales.findIndex((other) => other.script === script) === index,
);

function useHero(locale: LocaleCode): { readonly title: string; readonly lead: string; readonly note: string } {
  const { site } = useShell();
  const { data } = useView();
  const file = data.texts.nodes.find(({ language, ns }) => language === locale && ns === 'home')?.data ?? '{}';
  const { hero } = JSON.parse(file) as { hero?: Record<'title' | 'lead' | 'note', string> };
  const named = (text = '') => fillMessage(text, { product: site.config.name });
  return { title: named(hero?.title), lead: named(hero?.lead), note: named(hero?.note) };
}

const Scripts = () => (
  <div className={styles.scripts}>
    {specimens.map(({ code, script }) => (
      <ScriptSample
        key={code}
        locale={code}
        name={[scriptNames[script], furtherTests[code]].filter(Boolean).join(', ')}
      />
    ))}
  </div>
);

function ScriptSample({ locale, name }: { readonly locale: LocaleCode; readonly name: string }) {
  const { title, lead, note } = useHero(locale);
  return (
    <div>
      <p className={styles.scriptName}>
        {name} · {localeOf(locale).tag}
      </p>
      <div className={styles.script} lang={localeOf(locale).tag}>
        {['--text-3xl', '--text-2xl', '--text-xl'].map((token) => (
          <p key={token} className={styles.heading} data-token={token}>
            {title}
          </p>
        ))}
        <p className={styles.lead}>{lead}</p>
        <p className={styles.text}>{lead}</p>
        <p className={styles.small}>{note}</p>
      </div>
    </div>
  );
}

const Spaces = () => <Rows kind="space" show={(token) => <span className={styles.bar} data-token={token.name} />} />;

const Radii = () => <Rows kind="radius" show={(token) => <span className={styles.box} data-token={token.name} />} />;

/** On each theme's paper. */
const Shadows = () => (
  <Rows
    kind="shadow"
    show={(token) => (
      <span className={styles.sides}>
        {(['light', 'dark'] as const).map((theme) => (
          <span key={theme} className={`${styles.side} ${styles[theme]}`}>
            <span className={styles.box} data-token={token.name} />
          </span>
        ))}
      </span>
    )}
  />
);

/** Play on hover. */
const Motions = () => (
  <>
    <p className={styles.value}>Point at a line to see it move; all of it is 0 ms where less motion is preferred.</p>
    <Rows
      kind="motion"
      show={(token) => (
        <div className={styles.track}>
          <div className={styles.runner} data-token={token.name} />
        </div>
      )}
    />
  </>
);

const Others = () => <Rows kind="other" show={() => null} />;

/** By the id of their section. */
export const tokenParts = [
  { id: 'colour', name: 'Colour', Part: Colours },
  { id: 'type', name: 'Type', Part: Types },
  { id: 'scripts', name: 'Type in every script', Part: Scripts },
  { id: 'space', name: 'Space and size', Part: Spaces },
  { id: 'radius', name: 'Radius', Part: Radii },
  { id: 'shadow', name: 'Shadow', Part: Shadows },
  { id: 'motion', name: 'Motion', Part: Motions },
  { id: 'other', name: 'Other', Part: Others },
] as const;
