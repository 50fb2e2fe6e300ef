/**
 * The first script of every page. It evaluates what Gatsby's own entry would, part after part, each in a task of its own:
 * in one task they keep a phone from answering its visitor for 150 ms, just when the page has appeared (design 14).
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'gatsby-plugin-react-i18next/gatsby-browser'),
  () => import(/* webpackMode: "eager" */ '../gatsby-browser'),
  () => import(/* webpackMode: "eager" */ 'gatsby-entry'),
];

async function start(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
