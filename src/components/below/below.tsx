import { belowAttribute } from '../../browser/platform/below-styles';

/**
 * Ends the first screen of a page: here the document links the styles of what follows (`*.below.module.css`), so that the
 * first screen does not wait for them, and what follows does (docs/pages.md, Styles and type). The first one on a page counts.
 */
export const Below = () => (
  <div hidden {...{ [belowAttribute]: '' }} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);
