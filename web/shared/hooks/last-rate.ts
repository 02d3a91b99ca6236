import { useLastRateQuery } from '../../generated.ts'

/**
 * Returns the exchange rate of the latest transaction in a currency as a decimal string, or null without one.
 * @param currency null for the organization currency, which needs no rate
 * @param near a day, for the rate nearest to it
 */
export function useLastRate(currency: string | null, near: string | null = null): string | null {
  const { data } = useLastRateQuery({ variables: { currency: currency ?? '', near }, skip: currency === null })
  return (currency !== null && data?.lastRate) || null
}
