/** What a device tells of where it is. */
export interface Surroundings {
  /** BCP 47, the preferred one first. */
  languages: readonly string[]
  /** IANA: "Europe/Zurich". */
  timeZone: string
}

export function surroundings(): Surroundings {
  return { languages: navigator.languages, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
}

/**
 * The country where a device seems to be, of these ISO 3166-1 codes; null when nothing tells. Its clock says more than
 * its language, which is often the one that it came with; the language decides between countries of one time zone.
 */
export function guessCountry(codes: readonly string[], { languages, timeZone }: Surroundings): string | null {
  const spoken = languages.flatMap((tag) => regionOf(tag) ?? []).filter((code) => codes.includes(code))
  const near = codes.filter((code) => isIn(code, timeZone))
  return spoken.find((code) => near.includes(code)) ?? near[0] ?? spoken[0] ?? null
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** Not every browser knows the time zones of a country; there the language decides alone. */
function isIn(code: string, timeZone: string): boolean {
  return new Intl.Locale(`und-${code}`).getTimeZones?.()?.includes(timeZone) ?? false
}
