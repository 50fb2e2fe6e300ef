import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import { keyVariable } from '../../site/product/local-api';
import { CodeBlock } from '../code-block/code-block';

const request = `import { chromium } from 'playwright';

const start = 'http://127.0.0.1:35600/v1/profiles/shop-de/start';
const key = process.env.${keyVariable(site.config)};

const answer = await fetch(start, {
  method: 'POST',
  headers: { Authorization: \`Bearer \${key}\` },
});
const { data } = await answer.json();

const browser = await chromium.connectOverCDP(data.ws);
const [page] = browser.contexts()[0].pages();
await page.goto('https://shop.example/orders');`;

/** The same in every language. */
export function ApiRequest() {
  const { t } = useTranslation('scenes');
  return <CodeBlock code={request} language="js" title={t('api.request')} />;
}
