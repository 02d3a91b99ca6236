import { expect, inject, test } from 'vitest'
import { rowsIn, separatorOf } from '../../../server/intake/imports/csv/rows.ts'
import { openStatement } from '../../../server/intake/imports/files/read-file.ts'
import type { EntryReader, StatementEntry } from '../../../server/intake/imports/files/statement-entry.ts'
import { readCamt } from '../../../server/intake/imports/formats/camt.ts'
import { readMt940 } from '../../../server/intake/imports/formats/mt940.ts'
import { readOfx } from '../../../server/intake/imports/formats/ofx.ts'
import { readQif } from '../../../server/intake/imports/formats/qif.ts'
import { banks } from './statements/banks.ts'
import { formats } from './statements/formats.ts'
import { programs } from './statements/programs.ts'

const lineOf = ({ date, amount, currency, description, note, bankId, account, categoryName, tags }: StatementEntry) =>
  [date, amount, currency ?? '-', description, note, bankId, account, categoryName, tags.join(' ')]
    .join('|')
    .replace(/\|+$/, '')

test.each([...banks, ...programs, ...formats])('a statement: %s', async (_, text, entries, leftOut) => {
  const file = await openStatement(Buffer.from(text), { usual: 'DAY_FIRST' })
  expect((await Array.fromAsync(file.entries())).flat().map(lineOf)).toEqual(entries)
  expect(Object.fromEntries(file.facts.leftOut)).toEqual(leftOut)
})

test('a text in chunks of any size has the same entries', async () => {
  const seed = inject('seed')
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const cut = (text: string) => {
    const pieces = []
    for (let at = 0; at < text.length; ) {
      const length = 1 + random(40)
      pieces.push(text.slice(at, at + length))
      at += length
    }
    return pieces
  }
  for (const [special, text, entries] of formats) {
    for (const written of [text, text.replaceAll('\n', '\r\n')]) {
      const reader = readerOf(special)
      const found = [...cut(written).flatMap((piece) => reader.write(piece)), ...reader.end()]
      expect(found.map(lineOf), `${special}, SEED=${seed}`).toEqual(entries)
    }
  }
  for (const [special, text] of [...banks, ...programs]) {
    const rows = async (pieces: string[]) =>
      (await Array.fromAsync(rowsIn(piecesOf(pieces), separatorOf(text) ?? ''))).flat()
    expect(await rows(cut(text.replaceAll('\n', '\r\n'))), `${special}, SEED=${seed}`).toEqual(await rows([text]))
  }
})

function readerOf(format: string): EntryReader {
  if (format.startsWith('OFX')) return readOfx()
  if (format.startsWith('MT94')) return readMt940()
  return format.startsWith('QIF') ? readQif('DAY_FIRST') : readCamt()
}

async function* piecesOf(pieces: readonly string[]) {
  yield* pieces
}
