import type { Titled } from '../../queries/data';
import * as styles from './worksheet.module.css';

/**
 * Questions to put to two products, with a box to tick for each: it can be filled in on the page, or printed. What is
 * ticked is stored nowhere.
 */
export function Worksheet(props: { readonly questions: readonly Titled[]; readonly products: readonly string[] }) {
  const { questions, products } = props;
  return (
    <ol className={styles.sheet}>
      {questions.map(({ title, text }) => (
        <li key={title} className={styles.question}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <fieldset className={styles.boxes}>
            <legend className="visually-hidden">{title}</legend>
            {products.map((product) => (
              <label key={product} className={styles.box}>
                <input type="checkbox" className={styles.tick} />
                {product}
              </label>
            ))}
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
