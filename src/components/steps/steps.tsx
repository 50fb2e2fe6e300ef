import type { Titled } from '../../queries/data';

/**
 * Numbered steps, in order.
 * @param props.look the styles: `columns.module.css`, or `line.module.css` for one step below the other
 */
export function Steps({
  steps,
  look,
}: {
  readonly steps: readonly Titled[];
  readonly look: Readonly<Record<string, string>>;
}) {
  return (
    <ol className={look.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={look.step}>
          <h3>{title}</h3>
          <p className={look.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
