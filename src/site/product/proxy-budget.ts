/** The proxy budget: gigabytes a month and their cost (docs/pages.md, "Proxy budget"). Nothing of this is sent. */

export const budgetDays = 30;
/** As providers count them. */
export const megabytesPerGigabyte = 1000;

/** Names of the fields, also in the address, with the accepted range. */
export const budgetFields = {
  accounts: { least: 1, most: 100_000, isNeeded: true },
  /** Per account and day. */
  hours: { least: 0, most: 24, isNeeded: true },
  /** Per account and hour. */
  megabytes: { least: 0, most: 100_000, isNeeded: true },
  /** Price of a gigabyte, in any currency. */
  low: { least: 0, most: 1_000_000, isNeeded: false },
  high: { least: 0, most: 1_000_000, isNeeded: false },
} as const;
export type BudgetField = keyof typeof budgetFields;

/** In the order of the form. */
export const budgetFieldNames = Object.keys(budgetFields) as readonly BudgetField[];
/** As typed. */
export type BudgetEntries = Readonly<Record<BudgetField, string>>;
/** Numbers to show how it works, and no prices. */
export const exampleBudget: BudgetEntries = { accounts: '10', hours: '2', megabytes: '100', low: '', high: '' };

export interface ProxyBudget {
  readonly gigabytes: number;
  /** Per month, lowest and highest; null without prices. */
  readonly cost: readonly [number, number] | null;
}

/** Whether a text is a valid number within the field's limits; a price may be empty. */
export function fits(field: BudgetField, text: string): boolean {
  const { least, most, isNeeded } = budgetFields[field];
  if (text === '') return !isNeeded;
  return /^\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** Null if an entry does not fit its field. */
export function proxyBudget(entries: BudgetEntries): ProxyBudget | null {
  if (!budgetFieldNames.every((field) => fits(field, entries[field]))) return null;
  const { accounts, hours, megabytes, low, high } = entries;
  const gigabytes = (Number(accounts) * Number(hours) * Number(megabytes) * budgetDays) / megabytesPerGigabyte;
  const costs = [low, high].filter((price) => price !== '').map((price) => gigabytes * Number(price));
  return { gigabytes, cost: costs.length > 0 ? [Math.min(...costs), Math.max(...costs)] : null };
}

/** Entries from an address, with the example's where they are missing or wrong; null if it has none. */
export function budgetIn(query: URLSearchParams): BudgetEntries | null {
  if (!budgetFieldNames.some((field) => query.has(field))) return null;
  const entry = (field: BudgetField): string => {
    const text = query.get(field);
    return text !== null && fits(field, text) ? text : exampleBudget[field];
  };
  return Object.fromEntries(budgetFieldNames.map((field) => [field, entry(field)])) as BudgetEntries;
}

/** Invalid entries are left out. */
export const budgetParameters = (entries: BudgetEntries): Readonly<Record<string, string>> =>
  Object.fromEntries(budgetFieldNames.map((field) => [field, fits(field, entries[field]) ? entries[field] : '']));
