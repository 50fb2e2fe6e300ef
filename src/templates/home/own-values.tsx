import { useTranslation } from 'react-i18next';
import type { OwnValue } from '../../browser/browser-check/own-values';
import * as sections from './sections.below.module.css';

/** Values of the visitor's browser, which a service reads when they come into view (src/browser/pieces/own-system.ts). */
export function OwnValues() {
  const { t } = useTranslation('home');
  const { t: scenes } = useTranslation('scenes');
  const names = [
    ['system', scenes('fingerprint.system')],
    ['timeZone', scenes('fingerprint.timeZone')],
    ['webgl', 'WebGL'],
    ['languages', scenes('fingerprint.language')],
    ['contradictions', t('check.contradictions')],
  ] as const satisfies readonly (readonly [OwnValue, string])[];
  return (
    <dl className="scripted" data-own-values="">
      {names.map(([value, name]) => (
        <div key={value} className={sections.own}>
          <dt className="note">{name}</dt>
          {/* As HTML, which React takes over as it stands: the value may be there before the application. */}
          <dd
            className={sections.value}
            data-own-value={value}
            data-private=""
            translate="no"
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
        </div>
      ))}
    </dl>
  );
}
