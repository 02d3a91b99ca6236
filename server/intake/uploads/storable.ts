/** The same value without what Postgres can not keep in a text: the character zero, and halves of characters. */
export function storable<T>(value: T): T {
  const clean = (_: string, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part
  return JSON.parse(JSON.stringify(value, clean))
}
