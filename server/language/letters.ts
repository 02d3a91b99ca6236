/** Letters that Unicode does not separate into a letter and an accent. */
const ownLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', œ: 'oe', æ: 'ae' }

/** A text in lower case and without accents: "Café" is "cafe". */
export function plainLetters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/[ßłøœæ]/g, (letter) => ownLetters[letter] ?? letter)
}

/** The words of a text in plain letters, with one space between them: "Café & Bar" is "cafe bar". */
export function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
