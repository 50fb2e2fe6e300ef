import { useTranslation } from 'react-i18next';
import { site } from '../../browser/platform/site';
import { keyVariable } from '../../site/product/local-api';
import { CodeBlock } from '../code-block/code-block';
import * as styles from './api.below.module.css';

const request = `import { chromium } from 'playwright';

const api = 'http://127.0.0.1:35600/v1/profiles';
const headers = { Authorization: \`Bearer \${process.env.${keyVariable(site.config)}}\` };

const answer = await fetch(\`\${api}/shop-de/start\`, { method: 'POST', headers });
const { data } = await answer.json();

const browser = await chromium.connectOverCDP(data.ws);
const [page] = browser.contexts()[0].pages();
await page.goto('https://shop.example/orders');`;

const answer = `{
  "code": 0,
  "data": {
    "ws": "ws://127.0.0.1:52114/devtools/browser/6f1c…",
    "debugPort": 52114
  }
}`;

/** The same in every language. */
export function ApiScene() {
  const { t } = useTranslation('scenes');
  return (
    <div className={styles.pair}>
      <CodeBlock code={request} language="js" title={t('api.request')} />
      <CodeBlock code={answer} language="json" title={t('api.answer')} />
    </div>
  );
}
