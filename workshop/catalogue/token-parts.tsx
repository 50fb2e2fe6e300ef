import type { ReactNode } from 'react';
import { useShell } from '../../src/components/shell/shell-context';
import { contrastOf, sidesOf, type Token, type TokenKind } from '../../src/components/styles/design-tokens';
import { fillMessage } from '../../src/site/data/interpolation';
import { type LocaleCode, localeOf } from '../../src/site/languages/locales';
import type { ComponentPageData, Theme } from './groups/specimen';
import * as styles from './token-parts.module.css';

interface Props {
  readonly data: ComponentPageData;
  readonly locale: LocaleCode;
}

const themes: readonly Theme[] = ['light', 'dark'];

/** One style element sets each sample's `--token`, since the policy allows no style attributes. */
export function TokenStyles({ data }: Pick<Props, 'data'>) {
  const rules = data.tokens.nodes.map(({ name }) => `[data-token="${name}"]{--token:var(${name})}`);
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />;
}

/** With the contrast to each theme's paper. */
function Colors({ data }: Props) {
  const tokens = data.tokens.nodes.filter(({ kind }) => kind === 'color');
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
              {themes.map((theme) => (
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

type Sample = (token: Token) => ReactNode;

/** A line for each token of a kind, with a sample. */
const rowsOf =
  (kind: TokenKind, sample: Sample) =>
  ({ data }: Pick<Props, 'data'>) => (
    <ul className={styles.list}>
      {data.tokens.nodes
        .filter((token) => token.kind === kind)
        .map((token) => (
          <li key={token.name} className={styles.row}>
            <span className={styles.label}>
              <code>{token.name}</code>
              <span className={styles.value}>{token.value}</span>
            </span>
            {sample(token)}
          </li>
        ))}
    </ul>
  );

/** On a sentence of the home page, in the chosen language and its script. */
function Types({ data, locale }: Props) {
  const { site } = useShell();
  const file = data.texts.nodes.find(({ language, ns }) => language === locale && ns === 'home')?.data ?? '{}';
  const { hero } = JSON.parse(file) as { hero?: Record<'title' | 'lead', string> };
  const named = (text = '') => fillMessage(text, { product: site.config.name });
  const Rows = rowsOf('type', ({ name }) => (
    <span className={styles.sample} data-token={name} lang={localeOf(locale).tag}>
      {named(name.startsWith('--leading') ? hero?.lead : hero?.title)}
    </span>
  ));
  return Rows({ data });
}

/** On each theme's paper. */
const Shadows = rowsOf('shadow', ({ name }) => (
  <span className={styles.sides}>
    {themes.map((theme) => (
      <span key={theme} className={`${styles.side} ${styles[theme]}`}>
        <span className={styles.box} data-token={name} />
      </span>
    ))}
  </span>
));

const Moves = rowsOf('motion', ({ name }) => (
  <div className={styles.track}>
    <div className={styles.runner} data-token={name} />
  </div>
));

/** Play on hover. */
const Motions = (props: Props) => (
  <>
    <p className={styles.value}>Point at a line to see it move; all of it is 0 ms where less motion is preferred.</p>
    <Moves {...props} />
  </>
);

const sampleOf =
  (look: string | undefined): Sample =>
  ({ name }) => <span className={look} data-token={name} />;

/** By the id of their section. */
export const tokenParts = [
  { id: 'color', name: 'Color', Part: Colors },
  { id: 'type', name: 'Type', Part: Types },
  { id: 'space', name: 'Space and size', Part: rowsOf('space', sampleOf(styles.bar)) },
  { id: 'radius', name: 'Radius', Part: rowsOf('radius', sampleOf(styles.box)) },
  { id: 'shadow', name: 'Shadow', Part: Shadows },
  { id: 'motion', name: 'Motion', Part: Motions },
  { id: 'other', name: 'Other', Part: rowsOf('other', () => null) },
] as const;
