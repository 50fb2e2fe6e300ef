import { useCallback, useRef } from 'react';
import { formatPair } from '../../../site/formats';
import { type LocaleCode, localeOf } from '../../../site/languages/locales';
import { ownIds } from '../../../site/own-ids';
import { leadsHome, pickerAddress } from '../../../site/pages/page-context';
import * as raised from '../../card/raised.below.module.css';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { useArrowKeys } from '../../shell/use-arrow-keys';
import { useIsAlive } from '../../shell/use-is-alive';
import { englishNames } from './english-names';
import * as styles from './language-picker.module.css';
import * as languages from './languages.below.module.css';

/**
 * Links to this page in each language, at its final address. Languages without the page are in a group of their own, which
 * says where they lead. English names, for the browser's find in page, come with hydration into reserved space: in the
 * document they would add 130 bytes to every page.
 */
export function LanguagePicker() {
  const { site, locale, page, t } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useArrowKeys(
    useCallback(
      () => (panel.current?.matches(':popover-open') ? { control: button.current, panel: panel.current } : null),
      [],
    ),
  );
  const codes = [...site.locales].sort(byOwnName);
  const missing = codes.filter((code) => leadsHome(site, page, code));
  const present = codes.filter((code) => !missing.includes(code));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popovertarget={ownIds.languages}
        aria-label={formatPair(locale.code, locale.name, t('chooseLanguage'))}
      >
        <Icon name="globe" />
        <span className={styles.current}>{locale.name}</span>
      </button>
      <div id={ownIds.languages} ref={panel} className={`${raised.raised} ${languages.panel}`} popover="auto">
        <h2 className={languages.title}>{t('language')}</h2>
        <Languages codes={present} />
        {missing.length > 0 && (
          <>
            <p id={ownIds.languagesMissing} className={languages.missing}>
              {t('languageMissing')}
            </p>
            <Languages codes={missing} describedBy={ownIds.languagesMissing} />
          </>
        )}
      </div>
    </>
  );
}

/** By characters: a language's sort rules depend on the browser's version. */
const byOwnName = (a: LocaleCode, b: LocaleCode): number => (localeOf(a).name < localeOf(b).name ? -1 : 1);

/** @param props.describedBy the id of a note about all of them, which screen readers read with each link */
function Languages(props: { readonly codes: readonly LocaleCode[]; readonly describedBy?: string }) {
  const { codes, describedBy } = props;
  const { site, locale, page } = useShell();
  const isAlive = useIsAlive();
  return (
    <ul className={languages.list} aria-labelledby={describedBy}>
      {codes.map((code) => {
        const { tag, name } = localeOf(code);
        const current = code === locale.code;
        const samePage = page.alternates.some(([other]) => other === code);
        return (
          <li key={code}>
            <a
              lang={tag}
              rel={samePage ? 'alternate' : undefined}
              hrefLang={tag}
              href={pickerAddress(site, page, code)}
              data-locale={code}
              aria-current={current ? 'true' : undefined}
              aria-describedby={describedBy}
            >
              {name}
              {current && <Icon name="check" />}
              {isAlive && englishNames[code] !== name && <small lang="en">{englishNames[code]}</small>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
