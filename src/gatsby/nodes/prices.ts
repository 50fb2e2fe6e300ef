import { z } from 'zod';
import { type Currency, currencies } from '../../site/languages/locales';
import { type PriceLists, type ProfileStep, profileSteps } from '../../site/product/plans';

export const pricesFile = 'src/site/product/prices.json';

/**
 * Every price is a multiple of these: then a twelfth of ten months is exact as shown, even with the seasonal discount, and the monthly
 * price of a yearly plan times twelve is the amount billed.
 */
const divisors: Readonly<Record<Currency, number>> = { USD: 3, BRL: 3, PLN: 3, VND: 75_000 };

const listIn = (currency: Currency) => {
  const divisor = divisors[currency];
  const price = z
    .int({ error: 'is not a whole number' })
    .positive({ error: 'is not above 0' })
    .multipleOf(divisor, { error: `is no multiple of ${divisor}; a twelfth of ten months has to be exact` });
  const profiles = Object.fromEntries(profileSteps.map((step) => [step, price])) as Record<ProfileStep, typeof price>;
  return z.strictObject({ profiles: z.strictObject(profiles), member: price });
};

const schema = z.strictObject(
  Object.fromEntries(currencies.map((currency) => [currency, listIn(currency)])) as Record<
    Currency,
    ReturnType<typeof listIn>
  >,
);

/** @throws naming the file and each price that is missing, unknown or not allowed */
export function readPrices(text: string): PriceLists {
  const result = schema.safeParse(parsedJson(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new Error(`${pricesFile} has ${faults.length} faults\n${faults.join('\n')}`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${pricesFile} is not JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
