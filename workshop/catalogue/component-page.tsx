import { useId, useMemo, useState } from 'react';
import { isLocaleCode, type LocaleCode, locales } from '../../src/site/languages/locales';
import * as styles from './component-page.module.css';
import { actions } from './groups/actions';
import { entries } from './groups/entries';
import { frame } from './groups/frame';
import type { ComponentPageData } from './groups/page-data';
import { product } from './groups/product';
import type { Group } from './groups/specimen';
import { text } from './groups/text';
import { type Theme, type View, ViewContext } from './groups/view';
import { InLanguage } from './in-language';
import { Stage } from './stage';
import { TokenStyles, tokenParts } from './token-parts';

/** In the order of the page. */
export const catalogue: readonly { readonly title: string; readonly group: Group }[] = [
  { title: 'Actions and signs', group: actions },
  { title: 'Parts of a page', group: text },
  { title: 'Entries', group: entries },
  { title: 'The product', group: product },
  { title: 'The frame', group: frame },
];

const themeChoices = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const satisfies Record<
  string,
  readonly Theme[]
>;
const themeNames = { both: 'light and dark', light: 'light', dark: 'dark' } as const;

/** Prefixed, because the document has ids such as `shell`. */
const placeOf = (folder: string): string => `component-${folder}`;

export function ComponentPage({ data }: { readonly data: ComponentPageData }) {
  const [locale, setLocale] = useState<LocaleCode>('en');
  const [choice, setChoice] = useState<keyof typeof themeChoices>('both');
  const id = useId();
  const view = useMemo<View>(() => ({ locale, themes: themeChoices[choice], data }), [locale, choice, data]);
  return (
    <ViewContext.Provider value={view}>
      <div className={styles.page}>
        <header className={styles.top}>
          <h1>Components</h1>
          <p className={styles.lead}>
            The tokens of <code>src/components/styles/tokens.css</code> and every component, in each of its states.
            Rendered by the components themselves; only the preview has this page. Hover is the colour that stands under
            the pointer; focus is one outline for everything: press Tab.
          </p>
          <div className={styles.controls}>
            <div className={styles.control}>
              <label htmlFor={`${id}locale`}>Language of the components</label>
              <select
                id={`${id}locale`}
                className={styles.select}
                value={locale}
                onChange={({ target: { value } }) => isLocaleCode(value) && setLocale(value)}
              >
                {locales.map(({ code, tag, name }) => (
                  <option key={code} value={code} lang={tag}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div className={styles.control}>
              <label htmlFor={`${id}theme`}>Themes</label>
              <select
                id={`${id}theme`}
                className={styles.select}
                value={choice}
                onChange={({ target: { value } }) => setChoice(value as keyof typeof themeChoices)}
              >
                {Object.entries(themeNames).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          </div>
        </header>
        <div className={styles.body}>
          <Parts />
          <div className={styles.content}>
            <section className={styles.part} aria-labelledby="tokens">
              <h2 id="tokens">Tokens</h2>
              <TokenStyles />
              {tokenParts.map(({ id: part, name, Part }) => (
                <section key={part} id={part} className={styles.component}>
                  <h3>{name}</h3>
                  <Part />
                </section>
              ))}
            </section>
            <InLanguage>
              {catalogue.map(({ title, group }) => (
                <section key={title} className={styles.part} aria-label={title}>
                  <h2>{title}</h2>
                  {Object.entries(group).map(([folder, { purpose, specimens }]) => (
                    <section key={folder} id={placeOf(folder)} className={styles.component}>
                      <h3 className={styles.name}>{folder}</h3>
                      <p className={styles.purpose}>{purpose}</p>
                      <div className={styles.specimens}>
                        {specimens.map((specimen) => (
                          <Stage key={specimen.state} specimen={specimen} />
                        ))}
                      </div>
                    </section>
                  ))}
                </section>
              ))}
            </InLanguage>
          </div>
        </div>
      </div>
    </ViewContext.Provider>
  );
}

const Parts = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <nav className={styles.nav} aria-label="Parts of this page" tabIndex={0}>
    <PartLinks title="Tokens" links={tokenParts} />
    {catalogue.map(({ title, group }) => (
      <PartLinks
        key={title}
        title={title}
        links={Object.keys(group).map((folder) => ({ id: placeOf(folder), name: folder }))}
      />
    ))}
  </nav>
);

function PartLinks(props: {
  readonly title: string;
  readonly links: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <>
      <p className={styles.navTitle}>{props.title}</p>
      <ul>
        {props.links.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.navLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
