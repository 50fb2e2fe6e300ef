import { useRef } from 'react';
import { pathOn } from '../../../site/hosting/hosts';
import type { RoutePath } from '../../../site/hosting/route-path';
import * as button from '../../button/button.module.css';
import { type ShellValue, useShell } from '../../shell/shell-context';
import { useDeparture } from './use-departure';

const refuges = { blog: '/blog', home: '/' } as const satisfies Record<string, RoutePath>;

/** The blog if the language has one on its host; otherwise, as in Russian, the home page (specification 2.7). */
export const refugeOf = ({ menus }: Pick<ShellValue, 'menus'>): keyof typeof refuges =>
  menus.resources.some((item) => item.path === refuges.blog) ? 'blog' : 'home';

/**
 * What the 502-style screen says below its title: a countdown that the visitor may stop, then a named page. What is around it differs:
 * the styles of the error page would have to be in every document.
 */
export function FaultScreen({ leave }: { readonly leave?: (address: string) => void }) {
  const shell = useShell();
  const { site, locale, t } = shell;
  const refuge = refugeOf(shell);
  const address = pathOn(site, locale.code, refuges[refuge]);
  const departure = useDeparture(address, leave);
  const back = useRef<HTMLAnchorElement>(null);
  const stay = () => {
    departure.stop();
    // The button disappears, so the focus moves on.
    back.current?.focus();
  };
  return (
    <>
      <p role="alert">{t('fault.502msg2')}</p>
      <p role="timer">{departure.left !== null && t(`fault.autoRefresh.${refuge}`, { count: departure.left })}</p>
      <p className={button.row}>
        {/* A plain link: after an error, only a full load is certain to work. */}
        <a ref={back} className={button.primary} href={address}>
          {t(`fault.back.${refuge}`)}
        </a>
        {departure.left !== null && (
          <button type="button" className={button.secondary} onClick={stay}>
            {t('fault.stop')}
          </button>
        )}
      </p>
    </>
  );
}
