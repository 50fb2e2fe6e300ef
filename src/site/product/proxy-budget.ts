/**
 * The proxy budget: from accounts, hours and traffic to gigabytes a month, and to what they cost at prices that the visitor
 * types in (design 12, "Proxy budget"). The site names no price of its own, and nothing of this is sent or recorded.
 */

/** Days in a month of the budget. */
export const budgetDays = 30;

/** Megabytes in a gigabyte, as providers count them. */
export const megabytesPerGigabyte = 1000;

/** The fields of the budget, which are also their names in the address, with the numbers that each accepts. */
export const budgetFields = {
  /** Accounts that are used. */
  accounts: { least: 1, most: 100_000, isNeeded: true },
  /** Hours a day in which each account is used. */
  hours: { least: 0, most: 24, isNeeded: true },
  /** Megabytes that an account needs in an hour. */
  megabytes: { least: 0, most: 100_000, isNeeded: true },
  /** The lowest and the highest price of a gigabyte, in any currency. */
  low: { least: 0, most: 1_000_000, isNeeded: false },
  high: { least: 0, most: 1_000_000, isNeeded: false },
} as const;
export type BudgetField = keyof typeof budgetFields;

/** The fields' names, in the order of the form. */
export const budgetFieldNames = Object.keys(budgetFields) as readonly BudgetField[];

/** What stands in the fields, as it was typed. */
export type BudgetEntries = Readonly<Record<BudgetField, string>>;

/** What the form begins with: numbers to see how it works, and no prices. */
export const exampleBudget: BudgetEntries = { accounts: '10', hours: '2', megabytes: '100', low: '', high: '' };

/** What the entries come to. */
export interface ProxyBudget {
  readonly gigabytes: number;
  /** The cost a month, from the lower to the higher price; twice the same for one price, null without any. */
  readonly cost: readonly [number, number] | null;
}

/**
 * Whether a text can stand in a field: a number within its limits; for a price, also nothing.
 * Numbers are written as in an address or a field of numbers: digits, and a point before decimals.
 */
export function fits(field: BudgetField, text: string): boolean {
  const { least, most, isNeeded } = budgetFields[field];
  if (text === '') return !isNeeded;
  return /^\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** Computes the budget; null if an entry does not fit its field. */
export function proxyBudget(entries: BudgetEntries): ProxyBudget | null {
  if (!budgetFieldNames.every((field) => fits(field, entries[field]))) return null;
  const { accounts, hours, megabytes, low, high } = entries;
  const gigabytes = (Number(accounts) * Number(hours) * Number(megabytes) * budgetDays) / megabytesPerGigabyte;
  const costs = [low, high].filter((price) => price !== '').map((price) => gigabytes * Number(price));
  return { gigabytes, cost: costs.length > 0 ? [Math.min(...costs), Math.max(...costs)] : null };
}

/** The entries that an address has, those of the example for what it lacks or has wrong; null if it has none. */
export function budgetIn(query: URLSearchParams): BudgetEntries | null {
  if (!budgetFieldNames.some((field) => query.has(field))) return null;
  const entry = (field: BudgetField): string => {
    const text = query.get(field);
    return text !== null && fits(field, text) ? text : exampleBudget[field];
  };
  return {
    accounts: entry('accounts'),
    hours: entry('hours'),
    megabytes: entry('megabytes'),
    low: entry('low'),
    high: entry('high'),
  };
}

/** The entries as parameters of an address; what does not fit is left out. */
export const budgetParameters = (entries: BudgetEntries): Readonly<Record<string, string>> =>
  Object.fromEntries(budgetFieldNames.map((field) => [field, fits(field, entries[field]) ? entries[field] : '']));
