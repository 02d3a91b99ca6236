import { expect, test } from 'vitest'
import { withoutRefundWords } from '../../../server/language/refund-words.ts'

test.each([
  ['Refund: Mara Shoes', 'Mara Shoes'],
  ['MARA SHOES GUTSCHRIFT', 'MARA SHOES'],
  ['Rückerstattung Café Möwe', 'Café Möwe'],
  ['Remboursement – Fnac', 'Fnac'],
  ['Devolución El Corte Inglés', 'El Corte Inglés'],
  ['Avoir Decathlon', 'Decathlon'],
  ['Reembolso', ''],
  ['Savoir vivre', null],
  ['Mara Shoes', null],
])('%s is a refund of %s', (text, rest) => {
  expect(withoutRefundWords(text)).toBe(rest)
})
