import { useTranslation } from 'react-i18next';
import * as chips from './chips.module.css';

/** To the groups of a list, which are below on the same page. */
export function TopicLinks({ topics }: { readonly topics: readonly { readonly id: string; readonly name: string }[] }) {
  const { t } = useTranslation('lists');
  return (
    <nav className={chips.topics} aria-label={t('categories')}>
      <ul className={chips.chips}>
        {topics.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={chips.chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
