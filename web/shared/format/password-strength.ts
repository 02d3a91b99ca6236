/** The identity provider requires 6 characters. A weak password is not rejected. */
export const minPasswordLength = 6

export type Strength = 'too short' | 'weak' | 'fair' | 'strong'

/** Common passwords, from which many others are derived. */
const usual = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'dragon',
  'abc',
  '123',
]

/**
 * Estimates the strength from the number of different characters and character classes. Repetitions, sequences (abcd,
 * 4321) and common passwords count as one character.
 */
export function strengthOf(password: string): Strength {
  if (password.length < minPasswordLength) return 'too short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const bits = countedLength(password) * (3 + kinds * 0.75)
  if (bits < 40) return 'weak'
  return bits < 60 ? 'fair' : 'strong'
}

function countedLength(password: string): number {
  const text = usual.reduce((left, word) => left.replaceAll(word, word.charAt(0)), password.toLowerCase())
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length
}
