/**
 * An address as it is kept and compared. Only A to Z have small letters here: the sign for kelvin, which elsewhere
 * becomes a k, is in the address of somebody else.
 */
export function normalAddress(text: string): string {
  return text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** The address by which somebody may have been invited; empty for one that nobody can be invited by. */
export function invitedAddress(email: string): string {
  const address = normalAddress(email)
  return isAddress(address) ? address : ''
}

/** What a browser takes for an address (HTML's own rule), with a dot in the domain. Whether it exists, its mail shows. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`)
