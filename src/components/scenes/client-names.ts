import { useTranslation } from 'react-i18next';

/** The names of sample clients in the page's language; any other name stays as it is. */
export function useClientNames(): (name: string) => string {
  const { t } = useTranslation('scenes');
  return (name) => (name === 'Northwind' || name === 'Fjell' ? t(`clients.${name}`) : name);
}
