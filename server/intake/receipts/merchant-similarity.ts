/**
 * A name without what differs from one paper to the next: case, accents, punctuation. Longer than a name may be, it is
 * cut at 300 characters.
 */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 300)
}

/** What of a payment's name stays from one month to the next: its words, without those that hold a digit. */
export function stableMerchantName(text: string): string {
  const words = plainName(text).split(' ')
  const lasting = words.filter((word) => !/\d/.test(word))
  return (lasting.length > 0 ? lasting : words).join(' ')
}

/** Names of which this much is shared are taken for the same one's. */
export const similarEnough = 0.5

/** 0 to 1: how much of the shorter name's letters, taken three by three, the other name has too. */
export function similarityOf(a: string, b: string): number {
  const [first, second] = [trigramsOf(a), trigramsOf(b)]
  const shorter = Math.min(first.size, second.size)
  if (shorter === 0) return 0
  let shared = 0
  for (const trigram of first) if (second.has(trigram)) shared += 1
  return shared / shorter
}

function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>()
  for (const word of plainName(text).split(' ')) {
    if (word === '') continue
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start += 1) trigrams.add(padded.slice(start, start + 3))
  }
  return trigrams
}

/** The note of what a receipt becomes: what was written with its file, then what stands on it, within the longest note. */
export const noteOf = (written: string | null, own: string | null): string =>
  [written, own].filter(Boolean).join(' · ').slice(0, 2_000).toWellFormed()
