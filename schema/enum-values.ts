export function enumValues<Value extends string>(values: readonly Value[]): Record<string, { value: Value }> {
  return Object.fromEntries(values.map((value) => [value.toUpperCase().replace(':', '_'), { value }]))
}
