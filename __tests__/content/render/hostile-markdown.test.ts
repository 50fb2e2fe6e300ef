/**
 * Markdown that wants to be code (docs/content.md): what pages get of it is judged by a parser, not by the list that made it.
 */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isReservedId } from '../../../src/site/own-ids';
import { fc, textsOf } from '../../support/fuzz';
import { processorTime } from '../../support/processor-time';
import { pageHtml, readingOf } from '../page-html';

/** Files of the last test. Every run before a release takes 20,000: `FUZZ_FILES=20000 npx jest hostile-markdown`. */
const files = Number(process.env.FUZZ_FILES ?? 1_500);

/** Milliseconds that one file of the last test may take: some hundred times what it does. */
const bound = 3_000;

const front = '---\ntitle: A title\n---\n\n';

const check = (text: string): string[] => readingOf(text).facts?.unfit.map(({ rule }) => rule) ?? ['unreadable'];

/** Elements that Markdown makes. Whatever else a page holds, its author did not write it in Markdown. */
const plain =
  /^(p|h[1-6]|ul|ol|li|blockquote|hr|br|div|input|a|em|strong|del|code|pre|span|table|colgroup|col|thead|tbody|tr|th|td|img)$/;

/** What in some HTML could run, load or lead where no text may. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      if (!plain.test(node.tagName)) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (/^on|^(style|srcdoc|formaction|action|data|ping|target|xmlns)$/.test(name))
          found.push(`${name}="${value}"`);
        if (name === 'id' && isReservedId(value)) found.push(`id="${value}"`);
        if (name === 'href' && !/^(https?:\/\/|mailto:|#|\/(?![/\\]))/i.test(value)) found.push(`href="${value}"`);
        if (name === 'src' && /^\s*([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(value)) found.push(`src="${value}"`);
      }
    } else if (node.nodeName === '#comment') found.push('a comment');
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  return found;
}

test.each([
  ['the words after a fence of tildes', '~~~"><script>alert(1)</script>\nx\n~~~', 'fence-language'],
  ['the words after a fence of backticks', '```js "><img src=x onerror=alert(1)>\nx\n```', 'fence-extra'],
  ['a fence right below a table', '| a |\n| - |\n| 1 |\n```html\n<img src=x onerror=alert(1)>\n```', null],
  ['brackets in an address', '[x](https://a.example/](\\<img src=x onerror=alert(1)>', 'leftover-markup'],
  ['a name that every object has', '```__proto__\nx\n```', 'fence-language'],
  ['another such name', '```constructor\nx\n```', 'fence-language'],
  ['a scheme that runs', '[x](javascript:alert(1))', 'unsafe-html'],
  ['a scheme in disguise', '[x](java&#x0A;script:alert(1))', 'unsafe-html'],
  ['a picture from elsewhere', '![x](https://a.example/x.png)', 'unsafe-html'],
  ['HTML', '<iframe src="https://a.example"></iframe>', 'raw-html'],
])(
  'what was found in the attack: %s: no code in the page, and a fault where it was meant to be',
  (_what, text, rule) => {
    expect(dangers(pageHtml(text))).toEqual([]);
    expect([...new Set(check(front + text))]).toEqual(rule === null ? [] : [rule]);
  },
);

const texts = textsOf(
  '```·~~~·````·`·``·\n·\n\n·\n\n    ·  \n·\t· ·\\·\r\n·\u0000·\u00a0·\u202e·# ·## ·### ·- ·1. ·> ·>> ·- [ ] ·---\n·***\n·' +
    '| a | b |\n| - | - |\n·| 1 | ·|\n·*·_·**·~~·*a_·[·]·(·)·](·![·[x]·[^1]·[^1]: ·[x]: ·<·>·&·"·\'·<script>alert(1)</script>·' +
    '<img src=x onerror=alert(1)>·"><svg onload=alert(1)>·<style>*{}</style>·<!--·-->·<![CDATA[·]]>·<?php ?>·' +
    '<a href="javascript:alert(1)">·</p>·</div></main>·<iframe srcdoc="·<math><mtext>·javascript:alert(1)·' +
    'JaVaScRiPt:alert(1)·java\tscript:alert(1)·&#106;avascript:alert(1)·vbscript:x·data:text/html,<b>·//evil.example/·' +
    '/\\evil.example·https://a.example/](·doc:101·doc:9·/pricing·#shell·./x.png·mailto:a@b.example·js·html·__proto__·' +
    'constructor·toString·markup·php·x"><b>·text title="·{1-3}·diff-js·Shell·___gatsby·site-one-tap·www.evil.example·' +
    'https://a.example·a@b.example·style="x:url(y)"·onclick=alert(1)',
  { minLength: 1, maxLength: 16 },
);

test(`${files} files made of hostile pieces: no code in any page, no crash, each within its time`, () => {
  fc.assert(
    fc.property(texts, (body) => {
      const time = processorTime(() => {
        expect(dangers(pageHtml(body))).toEqual([]);
        check(front + body);
      });
      expect(time).toBeLessThan(bound);
    }),
    { seed: 20_261_122, numRuns: files },
  );
}, 1_800_000);
