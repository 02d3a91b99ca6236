/**
 * The values of an enumeration that is written otherwise in code: 'transactions:write' is TRANSACTIONS_WRITE in the API.
 */
export function enumValues<Value extends string>(values: readonly Value[]): Record<string, { value: Value }> {
  return Object.fromEntries(values.map((value) => [value.toUpperCase().replace(':', '_'), { value }]))
}
