// Completes front matter in VS Code (CONTRIBUTING.md). What is suggested is decided in suggestions.js, which the tests run.
const vscode = require('vscode');
const { suggestionsAt } = require('./suggestions');

const pages = { language: 'markdown', pattern: '**/content/*/*/*.md' };

async function schemaFor(document) {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  const section = document.uri.path.split('/').at(-3);
  if (!folder || !section) return null;
  const file = vscode.Uri.joinPath(folder.uri, 'docs', 'schemas', `${section}.json`);
  try {
    return JSON.parse(new TextDecoder().decode(await vscode.workspace.fs.readFile(file)));
  } catch {
    // A folder that is no section.
    return null;
  }
}

async function provideCompletionItems(document, position) {
  const schema = await schemaFor(document);
  if (!schema) return [];
  const lines = document.getText().split(/\r?\n/);
  const { from, items } = suggestionsAt(schema, lines, position.line, position.character);
  const range = new vscode.Range(position.line, from, position.line, position.character);
  return items.map(({ label, text, about }) => {
    const item = new vscode.CompletionItem(label, vscode.CompletionItemKind.Property);
    item.insertText = text;
    item.documentation = about;
    item.range = range;
    return item;
  });
}

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider(pages, { provideCompletionItems }, ' ', '-', '['),
  );
};
