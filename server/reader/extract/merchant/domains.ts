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

/** Corrects misread letters of a name with the web address: "GREEN LAKE MARKFT" with greenlakemarket. */
export function spelledAs(domain: string, name: string): string {
  const letters = [...foldLetters(domain).replace(/[^A-Z0-9]/g, '')]
  const places = [...name.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index)
  const isWrong = (at: number, place: number) => foldLetters(name.charAt(place)) !== letters[at]
  const wrong = places.filter((place, at) => isWrong(at, place))
  if (letters.length !== places.length || wrong.length > Math.floor(letters.length / 8)) return name
  return [...name]
    .map((letter, index) => {
      const right = letters[places.indexOf(index)]
      if (right === undefined || !wrong.includes(index)) return letter
      return letter === letter.toLowerCase() && /\p{L}/u.test(letter) ? right.toLowerCase() : right
    })
    .join('')
}

export function isOfDomain(name: string, domain: string): boolean {
  if (mailHosts.includes(domain)) return false
  const [letters, host] = [name, domain].map((text) => foldLetters(text).replace(/[^A-Z0-9]/g, ''))
  if (!letters || !host || host.length < 4) return false
  return letters.startsWith(host) || host.startsWith(letters) || similarity(letters, host) > 0.75
}
