declare module '*.css';

declare module '*.module.css' {
  const styles: { readonly [name: string]: string };
  export = styles;
}

declare module 'shell-files/all.json' {
  const shells: Readonly<Record<import('./site/languages/locales').LocaleCode, import('./site/data/shell').Shell>>;
  export default shells;
}
declare module 'shell-files/*.json' {
  const shell: import('./site/data/shell').Shell;
  export default shell;
}

declare module 'first-styles.json' {
  const styles: import('./gatsby/bundles/first-styles').FirstStyles;
  export default styles;
}

declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: readonly import('./components/icon/icons').Shape[];
  export default shapes;
}

declare module 'gatsby-entry';
/** Gatsby's list of what loads the script of each template. */
declare module '$virtual/async-requires' {
  export const components: Readonly<Record<string, () => Promise<unknown>>>;
}
declare module 'gatsby-plugin-react-i18next/gatsby-browser';

/** The Network Information API, which not all browsers have. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Whether the browser loads the page in advance (Speculation Rules); TypeScript's DOM does not have it yet. */
interface Document {
  readonly prerendering?: boolean;
}
