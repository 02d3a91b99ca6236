/** Words of refunds in bank texts, without accents. */
const refundWords =
  'refund|refunds|refunded|reimbursement|reversal|credit note|erstattung|ruckerstattung|gutschrift|retoure|storno|' +
  'remboursement|rembourse|avoir|note de credit|devolucion|reembolso|nota de credito|abono'

const pattern = new RegExp(`(?<![\\p{L}])(?:${refundWords})(?![\\p{L}])`, 'giu')

/** Returns the text without its words of refunds: "Refund: Mara Shoes" is "Mara Shoes". Null if it has none. */
export function withoutRefundWords(text: string): string | null {
  // Each letter keeps its position, so that the accents of the rest stay.
  const plain = [...text].map((letter) => letter.normalize('NFD')[0] ?? letter).join('')
  const letters = [...text]
  let found = false
  for (const match of plain.matchAll(pattern)) {
    found = true
    const start = [...plain.slice(0, match.index)].length
    letters.fill('', start, start + [...match[0]].length)
  }
  if (!found) return null
  return letters
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,;/–-]+|[\s:,;/–-]+$/gu, '')
}
