/** The provider takes 6 characters and more; what is more than that is a hint, never a refusal. */
export const shortestPassword = 6

export type Strength = 'too short' | 'weak' | 'fair' | 'strong'

/** The most used passwords, of which many are made by adding something. */
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
 * A rough measure of how long guessing takes: how many different characters stand there, of how many kinds. Repeats,
 * runs (abcd, 4321) and the usual words count as one.
 */
export function strengthOf(password: string): Strength {
  if (password.length < shortestPassword) return 'too short'
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
