import { useTranslation } from 'react-i18next';
import { CopyField } from '../../components/copy-field/copy-field';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { checksumTest, type System } from '../../site/product/installers';
import * as styles from './checksum.module.css';

/** And a command that compares the downloaded file with it. */
export function Checksum({ system, sha256 }: { readonly system: System; readonly sha256: string }) {
  const { t } = useTranslation('download');
  const { site } = useShell();
  const { command, success } = checksumTest(site.config, system, sha256);
  return (
    <details className={`${styles.checksum} screen-only`}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" />
        {t('checksum')}
      </summary>
      <div className={styles.proof}>
        <p>{t('checksumHelp')}</p>
        <CopyField text={sha256} copyName={t('copy')} />
        <p>{t('verify')}</p>
        <CopyField text={command} copyName={t('copy')} />
        <p>
          {t('verified')} <code translate="no">{success}</code>
        </p>
      </div>
    </details>
  );
}
