import type { Titled } from '../data/data';
import { Grid } from '../grid/grid';

/** `when`: on which day, or for how long. */
export type Step = Titled & { readonly when?: string };

/** @param props.look the styles: `columns.module.css`, or `line.module.css` for a vertical list */
export function Steps({
  steps,
  look,
}: {
  readonly steps: readonly Step[];
  readonly look: Readonly<Record<string, string>>;
}) {
  return (
    <Grid as="ol" className={look.steps}>
      {steps.map(({ title, text, when }) => (
        <li key={title} className={look.step}>
          <h3>{title}</h3>
          {when && <p className={look.when}>{when}</p>}
          <p className={look.text}>{text}</p>
        </li>
      ))}
    </Grid>
  );
}
