import { expect, test } from 'vitest'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { openStatement } from '../../../server/intake/imports/files/read-file.ts'
import { problemOf } from '../../../server/intake/imports/files/statement-entry.ts'

const repeat = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('')
const qif = (...records: string[]) => `!Type:Bank\n${records.map((record) => `${record}\n^\n`).join('')}`
const mt940 = (fields: string) => `:20:X\n:25:1\n:60F:C260130EUR1,\n${fields}:62F:C260131EUR6,\n`
const megabyte = 'x'.repeat(1_000_000)

async function read(text: string) {
  const file = await openStatement(Buffer.from(text), { usual: 'DAY_FIRST' })
  const entries = (await Array.fromAsync(file.entries())).flat()
  return { entries, facts: file.facts }
}

// The work of a quadratic reader grows 16 times when the input grows 4 times. Half of that leaves room for a busy machine.
test.each<[special: string, text: (size: number) => string]>([
  ['QIF with splits', (size) => qif(`D31/1/2026\nT-1.00\n${repeat(size, (at) => `SFood\n$-0.0${at % 9}\n`)}PShop`)],
  ['QIF with headers and nothing else', (size) => '!Type:Bank\n'.repeat(size * 2)],
  ['MT940 with lines of field 86', (size) => mt940(`:61:260131C5,NTRFX\n:86:A\n${'B\n'.repeat(size)}`)],
  ['MT940 with signs of sub-fields', (size) => mt940(`:61:260131C5,NTRFX\n:86:${'?20SVWZ+'.repeat(size / 4)}\n`)],
  [
    'a table of words of balances',
    (size) => `Date,Text,Amount\n${repeat(size / 4, () => `31/01/2026,${'total of the '.repeat(7)},12.50\n`)}`,
  ],
])('%s is read in linear time', async (_, text) => {
  const timeOf = async (size: number) => {
    const start = process.cpuUsage()
    await read(text(size))
    return process.cpuUsage(start).user
  }
  await timeOf(10_000)
  const [short, long] = [await timeOf(10_000), await timeOf(40_000)]
  expect(long).toBeLessThan(Math.max(short, 50_000) * 8)
})

test.each([
  ['QIF', qif(`D31/1/2026\nT-1.00\nP${megabyte}`)],
  ['MT940', mt940(`:61:260131C5,NTRF${megabyte}\n`)],
])('%s with a megabyte on one line is refused with advice', async (_, text) => {
  await expect(read(text)).rejects.toThrow(ReadingError)
  await expect(read(text)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

test('an entry with a NUL, or with more splits than are kept, is read without them', async () => {
  const filler = repeat(500, () => 'D31/1/2026\nT-1.00\nPShop\n^\n')
  const many = `D31/1/2026\nT-1.00\nPLast\n${repeat(1_000, () => 'SFood\n$-0.01\n')}`
  const { entries } = await read(`!Type:Bank\n${filler}D31/1/2026\nT-1.00\nPSh\0op\n^\n${many}^\n`)
  expect(entries).toHaveLength(502)
  expect(JSON.stringify(entries)).not.toContain('\\u0000')
  expect(entries.at(-1)).toMatchObject({ description: 'Last', parts: [] })
})

test.each([
  [
    'QIF',
    qif(
      `D31/1/2026\nT-${'9'.repeat(40)}\nPHuge`,
      'D31/1/2026\nT-2.00\nPGood',
      'D99/99/2026\nT-1\nPNever',
      'Dx\nTy\nPz',
    ),
    ['Row 2: the amount', 'Row 10: the date', 'Row 14: the date'],
  ],
  [
    'QIF of other centuries',
    qif('D31/1/1899\nT-1\nPA', 'D31/1/1900\nT-1\nPGood', 'D31/1/2201\nT-1\nPA'),
    ['Row 2: the date', 'Row 10: the date'],
  ],
  [
    'MT940',
    mt940(
      `:61:269931C5,NTRFX\n:86:A\n:61:260131C${'9'.repeat(16)},NTRFX\n:86:B\n:61:rubbish\n:86:C\n:61:260131C2,NTRFX\n:86:Good\n`,
    ),
    ['Row 4: the date', 'Row 6: the amount', 'Row 8: the amount'],
  ],
])('%s: a row that cannot be read is listed with its number and the reason', async (_, text, problems) => {
  const { entries, facts } = await read(text)
  expect(entries.map(({ description }) => description)).toEqual(['Good'])
  expect(facts.skipped.map((row) => problemOf(row).slice(0, 200))).toEqual(
    problems.map((problem) => expect.stringMatching(`^${problem} .*, or add this row by hand\\.$`)),
  )
})
