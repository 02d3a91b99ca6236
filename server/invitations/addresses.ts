/** An address as it is kept and compared. */
export function normalAddress(text: string): string {
  return text.trim().toLowerCase()
}

/** What a browser takes for an address (HTML's own rule), with a dot in the domain. Whether it exists, its mail shows. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`)
