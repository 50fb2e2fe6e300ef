import { useTranslation } from 'react-i18next';
import { useClientNames } from '../../components/scenes/client-names';
import { deskRows } from '../../components/scenes/desk';
import { Scene } from '../../components/scenes/scene';
import * as styles from './import-scene.below.module.css';

/** Columns of the product's CSV file. */
const columns = ['name', 'group', 'system', 'proxy'] as const;

/** The table that becomes the profiles of the other drawings. */
export function ImportScene() {
  const { t } = useTranslation('tour');
  const clientName = useClientNames();
  return (
    <Scene label={t('import.label')} title="accounts.csv">
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deskRows.map(({ name, group, system, address }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{clientName(group)}</td>
              <td>{system.split(' ')[0]?.toLowerCase()}</td>
              <td>socks5://{address}:1080</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scene>
  );
}
