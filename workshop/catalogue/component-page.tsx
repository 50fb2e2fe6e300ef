import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../src/components/shell/shell-context';
import { isLocaleCode, type LocaleCode, locales } from '../../src/site/languages/locales';
import * as styles from './component-page.module.css';
import { actions } from './groups/actions';
import { entries } from './groups/entries';
import { frame } from './groups/frame';
import { product } from './groups/product';
import { type ComponentPageData, type Group, namespaces, type Specimen, type Theme } from './groups/specimen';
import { text } from './groups/text';
import { InLanguage } from './in-language';
import purposes from './purposes.json';
import * as stage from './stage.module.css';
import { TokenStyles, tokenParts } from './token-parts';

/** By their titles, in the order of the page. */
export const catalogue: Readonly<Record<string, Group>> = {
  'Actions and signs': actions,
  'Parts of a page': text,
  Entries: entries,
  'The product': product,
  'The frame': frame,
};
const groups = Object.entries(catalogue);
const purposeOf: ReadonlyMap<string, string> = new Map(Object.entries(purposes));

/** By their names. */
const themeChoices: Readonly<Record<string, readonly Theme[]>> = {
  'light and dark': ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

/** Prefixed, because the document has ids such as `shell`. */
const placeOf = (folder: string): string => `component-${folder}`;

export function ComponentPage({ data }: { readonly data: ComponentPageData }) {
  const [locale, setLocale] = useState<LocaleCode>('en');
  const [choice, setChoice] = useState('light and dark');
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>Components</h1>
        <p className={styles.lead}>
          The tokens of <code>src/components/styles/tokens.css</code> and every component, in each of its states.
          Rendered by the components themselves; only the preview has this page. Hover is the color that stands under
          the pointer; focus is one outline for everything: press Tab.
        </p>
        <div className={styles.controls}>
          <Control
            label="Language of the components and of the type"
            value={locale}
            onChange={(value) => isLocaleCode(value) && setLocale(value)}
          >
            {locales.map(({ code, tag, name }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </Control>
          <Control label="Themes" value={choice} onChange={setChoice}>
            {Object.keys(themeChoices).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Control>
        </div>
      </header>
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <nav className={styles.nav} aria-label="Parts of this page" tabIndex={0}>
          <PartLinks title="Tokens" links={tokenParts} />
          {groups.map(([title, group]) => (
            <PartLinks
              key={title}
              title={title}
              links={Object.keys(group).map((folder) => ({ id: placeOf(folder), name: folder }))}
            />
          ))}
        </nav>
        <div className={styles.content}>
          <section className={styles.part} aria-labelledby="tokens">
            <h2 id="tokens">Tokens</h2>
            <TokenStyles data={data} />
            {tokenParts.map(({ id: part, name, Part }) => (
              <section key={part} id={part} className={styles.component}>
                <h3>{name}</h3>
                <Part data={data} locale={locale} />
              </section>
            ))}
          </section>
          <InLanguage locale={locale} data={data}>
            {groups.map(([title, group]) => (
              <section key={title} className={styles.part} aria-label={title}>
                <h2>{title}</h2>
                {Object.entries(group).map(([folder, states]) => (
                  <section key={folder} id={placeOf(folder)} className={styles.component}>
                    <h3 className={styles.name}>{folder}</h3>
                    <p className={styles.purpose}>{purposeOf.get(folder)}</p>
                    <div className={styles.specimens}>
                      {Object.entries(states).map(([state, specimen]) => (
                        <Stage
                          key={state}
                          state={state}
                          specimen={typeof specimen === 'function' ? { show: specimen } : specimen}
                          themes={themeChoices[choice] ?? []}
                          data={data}
                        />
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
  );
}

interface ControlProps extends Pick<ComponentProps<'select'>, 'value' | 'children'> {
  readonly label: string;
  readonly onChange: (value: string) => void;
}

function Control({ label, onChange, ...rest }: ControlProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} onChange={({ target }) => onChange(target.value)} {...rest} />
    </div>
  );
}

function PartLinks(props: { readonly title: string; readonly links: readonly Record<'id' | 'name', string>[] }) {
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

interface StageProps {
  readonly state: string;
  readonly specimen: Specimen;
  readonly themes: readonly Theme[];
  readonly data: ComponentPageData;
}

/** A specimen, once for each chosen theme. */
function Stage({ state, specimen, themes, data }: StageProps) {
  const shell = useShell();
  const { t } = useTranslation(namespaces);
  const { note, room = 'half', bleeds = false, once = false, show } = specimen;
  return (
    <figure className={stage.specimen}>
      <figcaption className={stage.caption}>
        <strong>{state}</strong> {note}
      </figcaption>
      <div className={room === 'half' || room === 'floating' ? stage.beside : stage.stacked}>
        {(once ? themes.slice(0, 1) : themes).map((theme) => (
          <div
            key={theme}
            className={`${stage.stage} ${stage[room] ?? ''} ${bleeds ? stage.bleeding : ''}`}
            data-theme={theme}
            lang={shell.locale.tag}
          >
            {show({ theme, data, shell, t })}
          </div>
        ))}
      </div>
    </figure>
  );
}
