/** The currencies to choose from: the likely ones first, then all that the browser knows, by their codes. */
export function currencyChoices(likely: readonly string[]): string[] {
  const known = new Set(Intl.supportedValuesOf('currency'))
  const codes = likely.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{3}$/.test(code))
  return [...new Set([...codes, ...known])]
}
