import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TermData, termName } from '../../queries/data';
import type { PageContext } from '../../site/page-context';
import type { EntryKey } from '../../site/page-table';
import { Icon } from '../icon/icon';
import * as listPage from '../list-filter/list-page.module.css';
import { Prose } from '../prose/prose';
import { useShell } from '../shell/shell-context';
import * as styles from './faq-list.module.css';
import { useOpenTarget } from './use-open-target';

/** One question with its answer. */
export interface FaqEntry {
  readonly html: string;
  readonly fields: { readonly key: EntryKey };
  readonly frontmatter: { readonly title: string; readonly category: string };
}

const idOf = (entry: FaqEntry): string => entry.fields.key.split('/')[1] ?? '';

/** Questions by category. Typing narrows them; an address with a question's anchor opens it. */
export function FaqList(props: {
  readonly page: PageContext;
  readonly entries: readonly FaqEntry[];
  readonly terms: TermData;
}) {
  const { page, entries, terms } = props;
  const { t } = useTranslation('lists');
  const { locale } = useShell();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLocaleLowerCase(locale.tag).split(/\s+/).filter(Boolean);
  const field = useId();
  useOpenTarget();

  const matches = ({ frontmatter, html }: FaqEntry) => {
    const text = `${frontmatter.title} ${html.replace(/<[^>]+>/g, ' ')}`.toLocaleLowerCase(locale.tag);
    return words.every((word) => text.includes(word));
  };
  const shown = entries.filter(matches);
  return (
    <div className={listPage.list}>
      <p className={styles.search}>
        <label htmlFor={field} className={styles.label}>
          {t('faq.filter')}
        </label>
        <span className={styles.box}>
          <Icon name="search" />
          <input
            id={field}
            type="search"
            className={styles.input}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      </p>
      <p role="status" className={shown.length === 0 ? styles.none : 'visually-hidden'}>
        {shown.length === 0 ? t('faq.none') : ''}
      </p>
      {(page.list?.categories ?? []).map((category) => {
        const questions = shown.filter((entry) => entry.frontmatter.category === category);
        if (questions.length === 0) return null;
        return (
          <section key={category} className={listPage.group}>
            <h2>{termName(terms, `faq/category/${category}`)}</h2>
            {questions.map((entry) => (
              <details key={entry.fields.key} id={idOf(entry)} className={styles.item}>
                <summary className={styles.question}>
                  <h3 className={styles.heading}>{entry.frontmatter.title}</h3>
                  <Icon name="plus" />
                </summary>
                <div className={styles.answer}>
                  <Prose html={entry.html} />
                  <a href={`#${idOf(entry)}`} className={styles.anchor}>
                    <Icon name="link" />
                    {t('faq.link')}
                  </a>
                </div>
              </details>
            ))}
          </section>
        );
      })}
    </div>
  );
}
