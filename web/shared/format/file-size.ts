/** Returns "2.1 MB" or "348 kB". Units are decimal, as in file managers. */
export function formatSize(bytes: number, locale: string): string {
  const [value, unit] =
    bytes >= 1_000_000 ? ([bytes / 1_000_000, 'megabyte'] as const) : ([bytes / 1000, 'kilobyte'] as const)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(unit === 'kilobyte' ? Math.max(value, 1) : value)
}
