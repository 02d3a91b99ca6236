/** Normalizes a name: without case, accents and punctuation, at most 300 characters. */
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

/** Returns the part of a payment's name that is the same every month: the words without digits. */
export function stableMerchantName(text: string): string {
  const words = plainName(text).split(' ')
  const lasting = words.filter((word) => !/\d/.test(word))
  return (lasting.length > 0 ? lasting : words).join(' ')
}

export const similarEnough = 0.5

/** Returns the share of the shorter name's trigrams that the other name contains, from 0 to 1. */
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

/** Joins the note sent with the file and the text of the receipt, up to the maximum length of a note. */
export const normalizeNote = (written: string | null, own: string | null): string =>
  [written, own].filter(Boolean).join(' · ').slice(0, 2_000).toWellFormed()
