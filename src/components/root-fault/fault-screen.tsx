import { useRef } from 'react';
import { pathOn, type RoutePath } from '../../site/hosts';
import * as button from '../button/button.module.css';
import { ErrorScreen } from '../error-screen/error-screen';
import { StoneInHalves } from '../error-screen/stone';
import { type ShellValue, useShell } from '../shell/shell-context';
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
  const back = useRef<HTMLAnchorElement>(null);
  const stay = () => {
    departure.stop();
    // The button goes; the focus stays on the screen.
    back.current?.focus();
  };
  return (
    <ErrorScreen code="502" title={t('fault.502msg1')} picture={<StoneInHalves />}>
      <p role="alert">{t('fault.502msg2')}</p>
      <p role="timer">{departure.left !== null && t('fault.autoRefresh', { count: departure.left })}</p>
      <p className={button.row}>
        {/* A plain link: after a fault only a full load is sure to work. */}
        <a ref={back} className={button.primary} href={address}>
          {t('fault.back')}
        </a>
        {departure.left !== null && (
          <button type="button" className={button.secondary} onClick={stay}>
            {t('fault.stop')}
          </button>
        )}
      </p>
    </ErrorScreen>
  );
}
