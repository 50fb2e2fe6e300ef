import { pathOn, type RoutePath } from '../../site/hosts';
import * as button from '../button/button.module.css';
import { ErrorScreen } from '../error-screen/error-screen';
import { type ShellValue, useShell } from '../shell/shell-context';
import * as styles from './root-fault.module.css';
import { useDeparture } from './use-departure';

/**
 * Where an error screen leads: the blog; the home page in Russian, and where the language has no blog
 * (specification 2.7).
 */
export function refugeOf({ locale, menus }: Pick<ShellValue, 'locale' | 'menus'>): RoutePath {
  const hasBlog = menus.resources.some((item) => item.path === '/blog');
  return locale.code !== 'ru' && hasBlog ? '/blog' : '/';
}

/**
 * The 502-style screen: what happened, a countdown that the visitor may stop, and a way back now.
 * @param props.leave how the page is left
 */
export function FaultScreen({ leave }: { readonly leave?: (address: string) => void }) {
  const shell = useShell();
  const { site, locale, t } = shell;
  const address = pathOn(site, locale.code, refugeOf(shell));
  const departure = useDeparture(address, leave);
  return (
    <ErrorScreen code="502" title={t('fault.502msg1')}>
      <Drawing />
      <p role="alert">{t('fault.502msg2')}</p>
      <p role="timer">{departure.left !== null && t('fault.autoRefresh', { count: departure.left })}</p>
      <p className={button.row}>
        {/* A plain link: after a fault only a full load is sure to work. */}
        <a className={button.primary} href={address}>
          {t('fault.back')}
        </a>
        {departure.left !== null && (
          <button type="button" className={button.secondary} onClick={departure.stop}>
            {t('fault.stop')}
          </button>
        )}
      </p>
    </ErrorScreen>
  );
}

/** A window, a plug and a socket that do not meet. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <rect className={styles.window} x="4" y="12" width="88" height="72" rx="8" />
      <path className={styles.line} d="M4 28h88M14 20h.1M22 20h.1M30 20h.1" />
      <path className={styles.line} d="M92 56h26v-9h14v18h-14M132 51h8M132 61h8" />
      <path className={styles.line} d="M236 56h-28a18 14 0 0 1-18 12h-6V44h6a18 14 0 0 1 18 12" />
      <path className={styles.spark} d="M156 36l4 10M166 34v10M176 36l-4 10" />
    </svg>
  );
}
