/**
 * Whether one word may be a slip of the other: letters left out, doubled, mistaken or swapped.
 * One slip in a word of five letters, two from seven on; in four letters only two that changed places.
 * The first letter is nearly always right, and must be.
 */
export function isTypoOf(typed: string, word: string): boolean {
  if (typed === word) return true
  if (typed[0] !== word[0] || (Math.abs(typed.length - word.length) > 2 && !isShorthandOf(typed, word))) return false
  if (word.length < 4) return false
  if (typed.length >= 4 && isShorthandOf(typed, word)) return true
  if (word.length === 4) return typed.length === 4 && distance(typed, word) === 1 && sameLetters(typed, word)
  return distance(typed, word) <= (word.length >= 7 ? 2 : 1)
}

/** "amzn", "trnsprt": the vowels left out, but for the first letter. */
function isShorthandOf(typed: string, word: string): boolean {
  return !/[aeiou]/.test(typed.slice(1)) && typed === word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')
}

/** The word of a vocabulary that a typed one is nearest to, if it may be a slip of any. */
export function nearestWord(typed: string, vocabulary: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const word of vocabulary) {
    if (!isTypoOf(typed, word)) continue
    const slips = distance(typed, word)
    if (slips < least) [nearest, least] = [word, slips]
  }
  return nearest
}

/** Edits from one word to the other, where swapping two neighbours is one (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('')
}
