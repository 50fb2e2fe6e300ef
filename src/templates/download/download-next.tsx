import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../components/shell/shell-context';
import { AccountLink } from '../../components/site-link/account-link';
import { familyOf, installerAddress, installerFile, type System } from '../../site/product/installers';
import * as styles from './download-next.below.module.css';

/**
 * Three steps for the system, and the file's address in case the download did not start. Hidden until a service shows it, in
 * a spot from which screen readers announce it (src/browser/pieces/downloads.ts).
 * @param props.started whether it is shown, if no service decides that
 * @param props.children the checksum, where there is no other spot for it
 */
export function DownloadNext(props: {
  readonly system: System;
  readonly started?: boolean;
  readonly children?: ReactNode;
}) {
  const { system, started = false, children } = props;
  const { t } = useTranslation('download');
  const { site, t: shell } = useShell();
  return (
    <div className={styles.next} data-next="" data-pagefind-ignore="">
      <div role="status">
        <p className={styles.started} hidden={!started}>
          {t('after.started')}
        </p>
      </div>
      <div className={styles.rest} hidden={!started}>
        <ol className={styles.steps}>
          <li>{t(`after.${familyOf(system)}`, { file: installerFile(site.config, system) })}</li>
          <li>
            <strong>{t('steps.signIn.title')}</strong> {t('steps.signIn.text')}{' '}
            <AccountLink to="register">{shell('register')}</AccountLink>
          </li>
          <li>
            <strong>{t('steps.create.title')}</strong> {t('steps.create.text')}
          </li>
        </ol>
        {children}
        <p className={styles.again}>
          <a href={installerAddress(site.config, system)} data-external="">
            {t('after.again')}
          </a>
        </p>
      </div>
    </div>
  );
}
