import { useTranslation } from 'react-i18next';
import { familyOf, installerAddress, installerFile, type System } from '../../site/product/installers';
import { useShell } from '../../ui/shell/shell-context';
import * as styles from './download-next.module.css';

/**
 * What a visitor does after the click: three steps for the system, and the file's own address in case nothing happened. Until
 * then only the place where a screen reader hears of it is there.
 */
export function DownloadNext({ system, started }: { readonly system: System; readonly started: boolean }) {
  const { t } = useTranslation('download');
  const { site } = useShell();
  return (
    <div className={started ? styles.next : undefined}>
      <p role="status" className={styles.started}>
        {started && t('after.started')}
      </p>
      {started && (
        <>
          <ol className={styles.steps}>
            <li>{t(`after.${familyOf(system)}`, { file: installerFile(site.config, system) })}</li>
            <li>
              {t('steps.signIn.title')}. {t('steps.signIn.text')}
            </li>
            <li>
              {t('steps.create.title')}. {t('steps.create.text')}
            </li>
          </ol>
          <p className={styles.again}>
            <a href={installerAddress(site.config, system)} data-external="">
              {t('after.again')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
