import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../code-block/code-block';
import * as styles from './api.below.module.css';
import { ApiRequest } from './api-request';

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
      <ApiRequest />
      <CodeBlock code={answer} language="json" title={t('api.answer')} />
    </div>
  );
}
