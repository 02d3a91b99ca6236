import type { Row } from '../page-text.ts'
import { foldLetters, similarity } from './letters.ts'

/** Returns the names of web and e-mail domains without their endings. */
export function domainsIn(rows: Row[]): string[] {
  return rows.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /(?:www\.|https?:\/\/(?:www\.)?|@)([\w-]{3,})\.(?:com|net|org|co|de|fr|es|it|nl|pl|my|at|ch|be|eu|shop)/gi,
      ),
    ].map(([, domain = '']) => domain.toLowerCase()),
  )
}

const mailHosts = [
  'gmail',
  'hotmail',
  'yahoo',
  'outlook',
  'facebook',
  'icloud',
  'gmx',
  'web',
  'live',
  'instagram',
  'example',
]

export function isOfDomain(name: string, domain: string): boolean {
  if (mailHosts.includes(domain)) return false
  const [letters, host] = [name, domain].map((text) => foldLetters(text).replace(/[^A-Z0-9]/g, ''))
  if (!letters || !host || host.length < 4) return false
  return letters.startsWith(host) || host.startsWith(letters) || similarity(letters, host) > 0.75
}
