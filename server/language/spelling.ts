/**
 * Returns true if `typed` may be a typo of `word`. Letters may be missing, doubled, wrong or swapped: one typo in words
 * of five or six letters, two from seven letters on, and only a swap in four letters. The first letter must match.
 */
export function isTypoOf(typed: string, word: string): boolean {
  if (typed === word) return true
  if (typed[0] !== word[0] || (Math.abs(typed.length - word.length) > 2 && !isShorthandOf(typed, word))) return false
  if (word.length < 4) return false
  if (typed.length >= 4 && isShorthandOf(typed, word)) return true
  if (word.length === 4) return typed.length === 4 && distance(typed, word) === 1 && sameLetters(typed, word)
  return distance(typed, word) <= (word.length >= 7 ? 2 : 1)
}

/** Matches words without vowels after the first letter, such as "amzn" or "trnsprt". */
function isShorthandOf(typed: string, word: string): boolean {
  return !/[aeiou]/.test(typed.slice(1)) && typed === word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')
}

export function nearestWord(typed: string, vocabulary: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let minDistance = Number.POSITIVE_INFINITY
  for (const word of vocabulary) {
    if (!isTypoOf(typed, word)) continue
    const typos = distance(typed, word)
    if (typos < minDistance) [nearest, minDistance] = [word, typos]
  }
  return nearest
}

/** Counts the edits between two words. Swapping two neighbors is one edit (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let minDistance = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        minDistance = Math.min(minDistance, (before[j - 2] ?? 0) + 1)
      next.push(minDistance)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('')
}
