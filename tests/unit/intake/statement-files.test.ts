import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { ReadingError } from '../../../server/base/reading-error.ts'
import type { Layout } from '../../../server/intake/imports/csv/layout.ts'
import type { Source } from '../../../server/intake/imports/files/open-source.ts'
import { openStatement, type ReadOptions } from '../../../server/intake/imports/files/read-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statements-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(source: Source, options?: ReadOptions) {
  const file = await openStatement(source, { usual: 'DAY_FIRST' })
  const entries = (await Array.fromAsync(file.entries(options))).flat()
  return { ...file, rows: entries.map(({ date, amount, description }) => `${date} ${amount} ${description}`) }
}

describe('an encoding is detected from the bytes', () => {
  const text = 'Datum;Text;Betrag\r\n02.11.2026;Bäckerei Süß;-4,20\r\n'
  const eastern = 'Data;Opis;Kwota\n2026-11-02;Książki, świeże źródło;-4,20\n'
  const wide = (byteOrderMark: string) => Buffer.from(`${byteOrderMark}${text}`, 'utf16le')
  const [plain, polish] = ['2026-11-02 -4.20 Bäckerei Süß', '2026-11-02 -4.20 Książki, świeże źródło']
  test.each([
    ['UTF-8', Buffer.from(text), plain],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), plain],
    ['UTF-16', wide(''), plain],
    ['UTF-16 with its mark', wide('\ufeff'), plain],
    ['UTF-16, the other way round', wide('\ufeff').swap16(), plain],
    ['windows-1252', Buffer.from(text, 'latin1'), plain],
    ['windows-1250', inTable(eastern, 'ą=b9 ć=e6 ę=ea ł=b3 ń=f1 ó=f3 ś=9c ź=9f ż=bf'), polish],
    ['ISO 8859-2', inTable(eastern, 'ą=b1 ć=e6 ę=ea ł=b3 ń=f1 ó=f3 ś=b6 ź=bc ż=bf'), polish],
  ])('%s', async (_, bytes, row) => {
    expect((await read(bytes)).rows).toEqual([row])
  })

  test('a wrong declared encoding is ignored', async () => {
    const ofx = (name: string) =>
      `OFXHEADER:100\nENCODING:UTF-8\nCHARSET:NONE\n\n<OFX><BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>-1.00<NAME>${name}</STMTTRN></BANKTRANLIST></OFX>`
    expect((await read(Buffer.from(ofx('Süß'), 'latin1'))).rows).toEqual(['2026-11-02 -1.00 Süß'])
    const camt = `<?xml version="1.0" encoding="ISO-8859-1"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><AddtlNtryInf>Süß</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`
    expect((await read(Buffer.from(camt))).rows).toEqual(['2026-11-02 1.00 Süß'])
  })

  test('an encoding is detected from a late or single invalid byte', async () => {
    const row = (name: string) => `02.11.2026;${name};-4,20\n`
    const late = Buffer.from(`Datum;Text;Betrag\n${row('Markt am Eck').repeat(9_000)}${row('Süß')}`, 'latin1')
    expect((await read(late)).rows.at(-1)).toBe('2026-11-02 -4.20 Süß')
    const damaged = Buffer.from(`Datum;Text;Betrag\n${row('Süß')}${row('Bäder Müller').repeat(9)}${row('x')}`)
    damaged[damaged.lastIndexOf('x')] = 0xff
    expect((await read(damaged)).rows[0]).toBe('2026-11-02 -4.20 Süß')
    const cut = Buffer.concat([Buffer.from(`Datum;Text;Betrag\n${row('Süßwaren für alle')}`), Buffer.from([0xc3])])
    expect((await read(cut)).rows).toEqual(['2026-11-02 -4.20 Süßwaren für alle'])
  })
})

describe('a spreadsheet', () => {
  test('a current spreadsheet has typed dates, exact numbers and formula results, from the sheet with entries', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'About', rows: [['Account', 'NL00ABCD0123456789']] },
        {
          name: 'Entries',
          rows: [
            ['Statement', null, null],
            ['Date', 'Description', 'Amount'],
            [new Date(Date.UTC(2026, 10, 2)), 'Corner shop', -0.1 - 0.2],
            [new Date(Date.UTC(2026, 10, 3)), '=HYPERLINK("x")', 1234.5],
          ],
          columns: [{ header: '', key: 'a', numFmt: 'yyyy-mm-dd' }],
        },
      ],
    })
    const { format, rows, signature, sample } = await read(bytes)
    expect({ format, rows, signature }).toEqual({
      format: 'XLSX',
      rows: ['2026-11-02 -0.30 Corner shop', '2026-11-03 1234.50 =HYPERLINK("x")'],
      signature: 'date|description|amount',
    })
    expect(sample).toHaveLength(4)
  })

  test.each([
    [
      'that is a page',
      '<html><style>td{}</style><table><tr><td colspan=2>Kontoauszug</table><table><tr><th>Datum<th>Text<th>Betrag<tr><td>02.11.2026<td>B&auml;cker<br>Eck<td>-4,20</table>',
    ],
    [
      'of 2003',
      '<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet><Table><Row><Cell><Data>Datum</Data></Cell><Cell><Data>Text</Data></Cell><Cell ss:Index="4"><Data>Betrag</Data></Cell></Row><Row><Cell><Data>2026-11-02T00:00:00.000</Data></Cell><Cell><Data>Bäcker Eck</Data></Cell><Cell ss:Index="4"><Data>-4.20</Data></Cell></Row></Table></Worksheet></Workbook>',
    ],
    ['that is a table of tabs', 'Datum\tText\t\tBetrag\n02.11.2026\tBäcker Eck\t\t-4,20\n'],
  ])('an old spreadsheet: %s', async (_, text) => {
    expect((await read(Buffer.from(text))).rows).toEqual(['2026-11-02 -4.20 Bäcker Eck'])
  })
})

test("a user's column mapping overrides the detected one, and a table without one waits for it", async () => {
  const unknown = Buffer.from('Wann;Was;Wieviel;Nummer\n01/02/2026;Kiosk;4,20;77\n03/04/2026;Lohn;-9,00;78\n')
  const file = await openStatement(unknown, { usual: 'DAY_FIRST' })
  expect(file.signature).toBe('wann|was|wieviel|nummer')
  const found = file.layout as Layout
  const layout: Layout = {
    ...found,
    columns: { ...found.columns, texts: [1], bankId: 3 },
    dayOrder: 'MONTH_FIRST',
    plainAmounts: 'SPENT',
  }
  expect((await read(unknown, { layout })).rows).toEqual(['2026-01-02 -4.20 Kiosk', '2026-03-04 9.00 Lohn'])

  const nothing = await openStatement(Buffer.from('a;b;c\nd;e;f\n'), { usual: 'DAY_FIRST' })
  expect(nothing.layout).toBeNull()
  expect(nothing.sample).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
  await expect(Array.fromAsync(nothing.entries())).rejects.toThrow('Choose them')
})

test('an ambiguity in the first rows is resolved by the last', async () => {
  const rows = Array.from({ length: 2_500 }, (_, at) => `0${1 + (at % 9)}/0${1 + (at % 8)}/2026;Kiosk;5`)
  const bytes = Buffer.from(`Date;Text;Amount\n${rows.join('\n')}\n12/31/2026;Last;-1,5\n`)
  const { rows: read1, layout } = await read(bytes)
  expect(layout).toMatchObject({ dayOrder: 'MONTH_FIRST', decimal: ',' })
  expect([read1[0], read1.at(-1)]).toEqual(['2026-01-01 5 Kiosk', '2026-12-31 -1.5 Last'])
})

test('a file is read in batches, reports its progress and stops on request', async () => {
  const path = join(folder, 'long.csv')
  await writeFile(path, `Date,Text,Amount\n${'2026-11-02,Kiosk,-1.00\n'.repeat(20_000)}`)
  const file = await openStatement(path, { usual: 'DAY_FIRST' })
  const progress: number[] = []
  const sizes = []
  for await (const batch of file.entries({ onProgress: (bytes) => progress.push(bytes) })) sizes.push(batch.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(20_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(file.size)

  const stop = new AbortController()
  const reopened = await openStatement(path, { usual: 'DAY_FIRST' })
  let count = 0
  const reading = async () => {
    for await (const batch of reopened.entries({ signal: stop.signal })) {
      count += batch.length
      stop.abort()
    }
  }
  await expect(reading()).rejects.toThrow(/abort/)
  expect(count).toBeLessThan(20_000)
})

test.each([
  ['an amount that is none', '2026-11-03,Kiosk,1e99', 'AMOUNT'],
  ['an amount of 40 digits', `2026-11-03,Kiosk,${'9'.repeat(40)}`, 'AMOUNT'],
  ['a day that does not exist', '2026-02-30,Kiosk,-1.00', 'DATE'],
  ['a month that does not exist', '2026-13-01,Kiosk,-1.00', 'DATE'],
  ['a quote that never closes', '2026-11-03,"Kiosk,-1.00', 'QUOTE'],
  ['a cell of 10 MB', `2026-11-03,"${'x'.repeat(10_000_000)}",-1.00`, 'TOO_LONG'],
  ['10 million columns', 'a,'.repeat(10_000_000), 'TOO_LONG'],
])('a row with %s is skipped and listed, and the others are read', async (_, line, problem) => {
  const before = `Date,Text,Amount\n"2026-11-02","Kiosk\nof ""Ann""",-2.00\n`
  const isCut = problem === 'AMOUNT' || problem === 'DATE'
  const text = (isCut ? line.replaceAll(',', ' | ') : line).slice(0, 200)
  for (const after of ['2026-11-04,Ferry,-3.00\n'.repeat(6_000), '2026-11-04,Ferry,-3.00']) {
    const { rows, facts } = await read(Buffer.from(`${before}${line}\n${after}`))
    expect([rows[0], rows.at(-1)]).toEqual(['2026-11-02 -2.00 Kiosk of "Ann"', '2026-11-04 -3.00 Ferry'])
    expect(rows).toHaveLength(after.split('Ferry').length)
    expect(facts.skipped).toEqual([{ row: 4, problem, text }])
  }
})

const camtHead = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>'
const entries = (count: number) => '2026-11-02,Kiosk,-1.00\n'.repeat(count)
test.each<[what: string, bytes: Uint8Array | string | (() => Promise<Uint8Array>), sentence: RegExp]>([
  ['nothing', '', /is empty/],
  ['blanks', ' \n\r\n', /is empty/],
  ['headings alone', 'Statement\n\nDate,Description,Amount\n', /headings but no entries/],
  ['words', 'hello\nworld', /No statement was found/],
  ['zeros', Buffer.alloc(100_000), /is empty/],
  ['a program', Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * 7_919) % 256)), /doesn't contain text/],
  ['a PDF', '%PDF-1.7 x', /is a PDF/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /is a picture/],
  [
    'quotes that never close',
    `Date,Text,Amount\n${entries(3)}${'2026-11-03,"Kio,-1.00\n2026-11-03,K,-1\n'.repeat(3_000)}`,
    /a quote is never closed/,
  ],
  ['a thousand columns', `Date,Text,Amount\n${entries(3)}${','.repeat(1_000)}\n`, /more than 500 columns/],
  ['CAMT that ends early', `${camtHead}<Ntry><Amt Ccy="EUR">1.00</Amt>`, /ends in the middle of an entry/],
  ['tags without end', `${camtHead}${'<a>'.repeat(1_000_000)}`, /doesn't follow its format/],
  ['words without end', `${camtHead}<Ntry><AddtlNtryInf>${'a b '.repeat(5_000_000)}`, /ends in the middle of an entry/],
  ['OFX that ends early', 'OFXHEADER:100\n<OFX><BANKTRANLIST><STMTTRN><TRNAMT>-1', /ends in the middle of an entry/],
  [
    'MT940 that ends early',
    ':20:1\n:25:1\n:28C:1\n:60F:C261101EUR1,00\n:61:2611021102D1,00NMSCX\n:86:Groc',
    /ends in the middle of an entry/,
  ],
  ['a line without end', `!Type:Bank\nD${'1'.repeat(5_000_000)}`, /line of this file is too long/],
  [
    'a spreadsheet of before 2007',
    Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
    /Save it as \.xlsx or CSV/,
  ],
  [
    'a spreadsheet with a password',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    /password-protected/,
  ],
  [
    'half a spreadsheet',
    async () => (await zipOf({ 'xl/worksheets/sheet1.xml': 'x'.repeat(9_000) })).subarray(0, 200),
    /damaged or incomplete/,
  ],
  ['an archive', () => zipOf({ 'bank.csv': 'Date,Text,Amount\n' }), /is an archive/],
  ['a bomb', () => zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(50_000_000, '<c/>') }), /spreadsheet is too large/],
  [
    'a bomb of words',
    () => zipOf({ 'xl/worksheets/sheet1.xml': '', 'xl/sharedStrings.xml': Buffer.alloc(70_000_000, '<si/>') }),
    /spreadsheet is too large/,
  ],
  ['cells far out', () => sheetOf('<row><c r="XFD1"/></row>'.repeat(3_000)), /spreadsheet is too large/],
])('a file with %s is refused with advice', async (_, given, sentence) => {
  const bytes = typeof given === 'function' ? await given() : Buffer.from(given)
  const failure = await read(bytes).catch((error) => error)
  expect(failure).toBeInstanceOf(ReadingError)
  expect(failure.message).toMatch(sentence)
})

function inTable(text: string, table: string): Buffer {
  const bytes = new Map(table.split(' ').map((each) => [each.slice(0, 1), Number.parseInt(each.slice(2), 16)]))
  return Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? letter.charCodeAt(0)))
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return Buffer.concat(await Array.fromAsync(zip.outputStream as unknown as AsyncIterable<Buffer>))
}

function sheetOf(rows: string): Promise<Buffer> {
  const related = (kind: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
}
