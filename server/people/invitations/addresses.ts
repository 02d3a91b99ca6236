/**
 * Normalizes an e-mail address. Only A to Z are lowercased, because Unicode lowercasing maps the Kelvin sign to "k",
 * which is a different address.
 */
export function normalAddress(text: string): string {
  return text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

export function invitedAddress(email: string): string {
  const address = normalAddress(email)
  return isAddress(address) ? address : ''
}

/** Follows the HTML definition of a valid e-mail address and also requires a dot in the domain. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`)
