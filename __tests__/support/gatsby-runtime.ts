/** What Gatsby keeps on `window`, with functions that a test watches. */
import { type GatsbyRuntime, type NavigationStep, wrapGatsby } from '../../src/browser/gatsby/gatsby';

/** A runtime in which steps have taken part, and Gatsby's own functions behind them. */
export function gatsbyWith(...steps: readonly NavigationStep[]) {
  const own = {
    navigate: jest.fn(),
    loadPage: jest.fn<Promise<{ status?: string } | undefined>, [path: string]>(async () => ({ status: 'success' })),
    loadPageSync: jest.fn(() => undefined),
  };
  const { navigate, ...loader } = own;
  const gatsby: GatsbyRuntime = { ___navigate: navigate, ___push: navigate, ___replace: navigate, ___loader: loader };
  wrapGatsby(gatsby, steps);
  return { gatsby, own };
}
