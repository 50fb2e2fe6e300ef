/**
 * `deno run … extract.mjs <bundle> <folder>`: writes the modules of a bundle of edge functions as files, with the reader that the
 * bundler brings. The first one, which imports the others, is `functions.ts`.
 */
import { Parser } from 'https://deno.land/x/eszip@v0.55.2/mod.ts';

const [bundle, folder] = Deno.args;
const parser = await Parser.createInstance();
const specifiers = await parser.parseBytes(await Deno.readFile(bundle));
await parser.load();
for (const specifier of specifiers) {
  const isFirst = specifier === 'netlify:bootstrap-stage2';
  if (!isFirst && !specifier.startsWith('file:///root/')) continue;
  const file = `${folder}/${isFirst ? 'functions.ts' : specifier.slice('file:///root/'.length)}`;
  await Deno.mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  await Deno.writeTextFile(file, (await parser.getModuleSource(specifier)).replaceAll('"file:///root/', '"./'));
}
