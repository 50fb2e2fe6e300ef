/** What an author can do in this browser, in words. */
export function abilities(browser: { readonly hasFolderPicker: boolean; readonly isLocal: boolean }): string {
  const online = 'Sign in with GitHub: what you save becomes a draft, which is a pull request with a preview.';
  if (!browser.isLocal) {
    return `${online} It works in every present browser. To write in a folder on your own computer, run "npm run dev" there and open its /_edit in Chrome or Edge.`;
  }
  return browser.hasFolderPicker
    ? 'Choose "Work with Local Repository" and the folder of the project: what you save is written there.'
    : `This browser cannot open a folder, so here you can only sign in with GitHub. To write in your local folder, open this page in Chrome or Edge: Firefox and Safari have no such picker.`;
}
