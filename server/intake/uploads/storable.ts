/** Removes what PostgreSQL cannot store in text: NUL characters and unpaired surrogates. */
export function storable<T>(value: T): T {
  const clean = (_: string, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part
  return JSON.parse(JSON.stringify(value, clean))
}
