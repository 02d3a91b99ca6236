import type { Money } from '../language/money.ts'

/** Returns the settings for another address of the API. */
export function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

export const moneyOf = (minor: number, currency: string): Money => ({
  minor: BigInt(minor),
  currency: currency.toUpperCase(),
})
export const dateOf = (seconds: number) => new Date(seconds * 1_000)
export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000)
