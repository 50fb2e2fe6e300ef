/** Pages of the documentation site by number (specification 2.4), for `doc:<number>` in Markdown. */
import type { SiteConfig } from '../hosting/config.ts';
import type { LocaleCode } from '../languages/locales.ts';

/** Every other language reads the English documentation. */
type DocsLocale = 'en' | 'ru' | 'pt' | 'vn';
const folders: Readonly<Record<DocsLocale, string>> = { en: 'en', ru: 'ru', pt: 'pt', vn: 'vi' };

/** Paths under `/docs/<language>/`. The numbers never change; the documentation decides the paths. */
// biome-ignore format: a page is a row
const pages: Readonly<Record<number, Readonly<Record<DocsLocale, string>>>> = {
  101: { en: 'start/install', ru: 'nachalo/ustanovka', pt: 'inicio/instalar', vn: 'bat-dau/cai-dat' },
  102: { en: 'start/first-profile', ru: 'nachalo/pervyj-profil', pt: 'inicio/primeiro-perfil', vn: 'bat-dau/ho-so-dau-tien' },
  201: { en: 'profiles/fingerprint', ru: 'profili/otpechatok', pt: 'perfis/impressao-digital', vn: 'ho-so/van-tay' },
  202: { en: 'profiles/import', ru: 'profili/import', pt: 'perfis/importar', vn: 'ho-so/nhap' },
  301: { en: 'proxies/add', ru: 'proksi/dobavit', pt: 'proxies/adicionar', vn: 'proxy/them' },
  302: { en: 'proxies/check', ru: 'proksi/proverka', pt: 'proxies/verificar', vn: 'proxy/kiem-tra' },
  401: { en: 'automation/local-api', ru: 'avtomatizaciya/lokalnyj-api', pt: 'automacao/api-local', vn: 'tu-dong-hoa/api-cuc-bo' },
  402: { en: 'automation/rpa', ru: 'avtomatizaciya/rpa', pt: 'automacao/rpa', vn: 'tu-dong-hoa/rpa' },
  403: { en: 'automation/synchronizer', ru: 'avtomatizaciya/sinhronizator', pt: 'automacao/sincronizador', vn: 'tu-dong-hoa/trinh-dong-bo' },
  501: { en: 'team/roles', ru: 'komanda/roli', pt: 'equipe/funcoes', vn: 'nhom/vai-tro' },
};

const isDocsLocale = (locale: LocaleCode): locale is DocsLocale => locale in folders;

export const docNumbers: readonly number[] = Object.keys(pages).map(Number);

/** The documentation page for readers of a language, or null for an unknown number. */
export function docAddress(config: SiteConfig, number: number, locale: LocaleCode): string | null {
  const language: DocsLocale = isDocsLocale(locale) ? locale : 'en';
  const page = pages[number];
  return page ? `${config.docsOrigin}/docs/${folders[language]}/${page[language]}` : null;
}
