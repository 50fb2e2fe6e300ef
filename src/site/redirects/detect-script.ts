/**
 * Language detection for hosts without edge functions (docs/decisions.md): a small script for the root page, which
 * decides as `detectLocale` does. It is written for the oldest browsers that open the page.
 */
import { shortDigest } from '../digest.ts';
import { rootLocaleOf, type Site } from '../hosting/hosts.ts';
import { localeCookie } from '../languages/locale-cookie.ts';
import { defaultLocale, type LocaleCode } from '../languages/locales.ts';
import { choiceParameter } from './carried-choice.ts';
import { crawlers, detectsAtRoot, localeTags, rootAddressFor } from './detect-locale.ts';

/** Null on a host that serves only one language. */
export function detectScript(site: Site): string | null {
  if (!detectsAtRoot(site)) return null;
  const taking = (code: LocaleCode): boolean => site.locales.includes(code);
  const tags = Object.fromEntries([...localeTags].filter(([, code]) => taking(code)));
  // Each language's root without a query and with one (rule 8 adds a slash).
  const roots = Object.fromEntries(
    site.locales.map((code) => [code, ['', '?q'].map((query) => rootAddressFor(site, code, query)?.split('?')[0])]),
  );
  return [
    '(function(tags,roots,origins){try{',
    `if(location.pathname!=="/"||${crawlers}.test(navigator.userAgent))return;`,
    // The page stores a choice that the address carries.
    `if(/[?&]${choiceParameter}=${rootLocaleOf(site)}(?:&|$)/.test(location.search))return;`,
    'var from=document.referrer.split("/",3).join("/");',
    'if(from===location.origin||origins.indexOf(from)>=0)return;',
    `var found=((/(?:^|;\\s*)${localeCookie.name}=([\\w-]+)/.exec(document.cookie)||[])[1]||"").toLowerCase();`,
    'var code=roots.hasOwnProperty(found)?found:"",wanted=[found].concat(navigator.languages||navigator.language||[]);',
    'for(var i=0;!code&&i<wanted.length;i++)',
    'for(var parts=wanted[i].toLowerCase().split(/[-_]/);!code&&parts.length;parts.pop())',
    'code=tags.hasOwnProperty(parts.join("-"))?tags[parts.join("-")]:"";',
    `var root=roots[code||${JSON.stringify(defaultLocale)}],query=location.search;`,
    'if(root&&root[0])location.replace(root[query?1:0]+query+location.hash);',
    '}catch(e){}})',
    `(${JSON.stringify(tags)},${JSON.stringify(roots)},${JSON.stringify(Object.values(site.config.origins))})`,
  ].join('');
}

/** The name changes with the text, since browsers cache the file for a long time. */
export function detectScriptPath(site: Site): string | null {
  const text = detectScript(site);
  return text && `/detect-${shortDigest(text)}.js`;
}
