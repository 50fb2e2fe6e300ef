import { ownIds } from '../../../site/own-ids';
import { Icon } from '../../icon/icon';
import { Boundary } from '../../shell/boundary';
import { useShell } from '../../shell/shell-context';
import * as styles from './search.module.css';
import { SearchDialog } from './search-dialog';

/**
 * A button in the header, and the dialog that a service opens by it and by keys (src/browser/pieces/search-opening.ts). CSS
 * hides the button without scripts.
 */
export function Search() {
  const { t } = useShell();
  return (
    <>
      <button
        type="button"
        className={`${styles.button} scripted`}
        aria-label={t('search.open')}
        aria-controls={ownIds.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Icon name="search" />
      </button>
      <Boundary>
        <SearchDialog />
      </Boundary>
    </>
  );
}
