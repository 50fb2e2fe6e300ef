import { type LocaleCode, localeOf } from '../../site/locales';
import { pickerAddress } from '../../site/page-context';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './language-picker.module.css';

/**
 * The languages of the site as real links, each to the final address of this page in that language (design 7).
 * A popover of the platform: it opens without JavaScript, and Escape closes it.
 */
export function LanguagePicker() {
  const { site, locale, page, t } = useShell();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="languages"
        aria-label={`${locale.name}: ${t('chooseLanguage')}`}
      >
        <Icon name="globe" />
        <span className={styles.current}>{locale.name}</span>
      </button>
      <div id="languages" className={styles.panel} popover="auto">
        <h2 className={styles.title}>{t('language')}</h2>
        <ul className={styles.list}>
          {site.locales.map((code) => (
            <li key={code}>
              <LanguageLink
                code={code}
                href={pickerAddress(site, page, code)}
                current={code === locale.code}
                samePage={page.alternates.some(([other]) => other === code)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface LanguageLinkProps {
  readonly code: LocaleCode;
  readonly href: string;
  readonly current: boolean;
  /** Whether the link leads to this page in the other language, not to something in its place. */
  readonly samePage: boolean;
}

function LanguageLink({ code, href, current, samePage }: LanguageLinkProps) {
  const { tag, name } = localeOf(code);
  return (
    <a
      className={styles.link}
      href={href}
      lang={tag}
      hrefLang={tag}
      rel={samePage ? 'alternate' : undefined}
      data-locale={code}
      aria-current={current ? 'true' : undefined}
    >
      {name}
      {current && <Icon name="check" />}
    </a>
  );
}
