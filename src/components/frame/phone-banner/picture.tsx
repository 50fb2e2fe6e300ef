import type { LocaleCode } from '../../../site/languages/locales';
import * as styles from './phone-banner.below.module.css';

/** By language (specification 2.7). */
export type PictureName = 'zh' | 'ru' | 'pt' | 'vn' | 'en';

const pictures: Readonly<Partial<Record<LocaleCode, PictureName>>> = {
  zh: 'zh',
  tc: 'zh',
  ru: 'ru',
  pt: 'pt',
  vn: 'vn',
};

export const pictureOf = (code: LocaleCode): PictureName => pictures[code] ?? 'en';

/** The front window: its color, and in it an awning, a rising chart, a speech bubble, a parcel, a person. */
const fronts: Readonly<Record<PictureName, readonly [color: string, motif: string]>> = {
  zh: ['--bad', 'M26 30h24l3 6H23zM26 38h24v8H26z'],
  ru: ['--facet-4', 'M26 44V32h8v12zM36 44V26h8v18zM46 44V36h6v8z'],
  pt: ['--good', 'M26 28h26v14H38l-6 5v-5h-6z'],
  vn: ['--facet-5', 'M28 32l11-5 11 5v11l-11 5-11-5zM39 37v11M28 32l11 5 11-5'],
  en: ['--facet-1', 'M39 28a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM29 47c1-6 5-8 10-8s9 2 10 8z'],
};

/** Three profiles as windows behind one another. */
export function Picture({ locale }: { readonly locale: LocaleCode }) {
  const name = pictureOf(locale);
  const [color, motif] = fronts[name];
  return (
    <svg className={styles.picture} viewBox="0 0 72 56" aria-hidden="true" data-picture={name}>
      <rect fill="var(--facet-3)" x="2" y="2" width="44" height="34" rx="4" />
      <rect fill="var(--facet-2)" x="9" y="9" width="46" height="36" rx="4" />
      <rect fill={`var(${color})`} x="16" y="16" width="48" height="38" rx="4" />
      <path fill="none" d={`M16 22h48${motif}`} />
    </svg>
  );
}
