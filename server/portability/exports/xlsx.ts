import { render } from '../../base/text.ts'
import { decimalsOf } from '../../language/money.ts'
import { type Cell, type Column, exactText, isText, type Table } from './table.ts'
import { type ZipEntry, zip } from './zip.ts'

/**
 * Writes tables as a spreadsheet (Office Open XML) with one sheet each, streaming. Numbers have the decimals of their
 * currency, and texts are never formulas. The first row is frozen and has filters.
 */
export function writeXlsx(tables: readonly Table[]): AsyncGenerator<Uint8Array> {
  return zip(entriesOf(tables))
}

function* entriesOf(tables: readonly Table[]): Generator<ZipEntry> {
  const part = (name: string, body: ZipEntry['body']): ZipEntry => ({ name, body, level: 3 })
  const sheets = tables.map((table, index) => ({ table, number: index + 1 }))
  const types = sheets.map(({ number }) => override(`worksheets/sheet${number}.xml`, 'worksheet')).join('')
  const main = override('workbook.xml', 'sheet.main') + override('styles.xml', 'styles')
  yield part('[Content_Types].xml', [
    `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${main}${types}</Types>`,
  ])
  yield part('_rels/.rels', [relationships([relationship('rId1', 'officeDocument', 'xl/workbook.xml')])])
  const names = sheets.map(
    ({ table, number }) => `<sheet name="${escaped(render(table.name))}" sheetId="${number}" r:id="rId${number}"/>`,
  )
  yield part('xl/workbook.xml', [
    `${xml}<workbook xmlns="${main2006}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
  ])
  yield part('xl/_rels/workbook.xml.rels', [
    relationships([
      ...sheets.map(({ number }) => relationship(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
      relationship(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
    ]),
  ])
  yield part('xl/styles.xml', [styles])
  for (const { table, number } of sheets) yield part(`xl/worksheets/sheet${number}.xml`, sheetOf(table))
}

async function* sheetOf({ columns, pages }: Table): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetter(index))
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${xml}<worksheet xmlns="${main2006}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield rowOf(1, letters, columns.map(headingOf))
  let count = 1
  for await (const rows of pages) {
    const first = count + 1
    yield rows.map((cells, index) => rowOf(first + index, letters, cells.map(cellOf))).join('')
    count += rows.length
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${count}"/></worksheet>`
}

type Written = { attributes: string; content: string } | null

function rowOf(row: number, letters: readonly string[], cells: readonly Written[]): string {
  let text = `<row r="${row}">`
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]
    if (cell) text += `<c r="${letters[index]}${row}"${cell.attributes}>${cell.content}</c>`
  }
  return `${text}</row>`
}

const headingOf = ({ label }: Column): Written => textCell(render(label), ` s="${style.heading}"`)

function cellOf(cell: Cell): Written {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return textCell(cell, '')
  if (typeof cell === 'boolean') return { attributes: ' t="b"', content: `<v>${cell ? 1 : 0}</v>` }
  if (isText(cell)) return textCell(render(cell), '')
  if ('day' in cell) return number(style.day, serialOf(cell.day))
  if ('moment' in cell) return number(style.moment, serialOf(cell.moment))
  if ('decimal' in cell) return number(style.plain, cell.decimal)
  return number(style.amounts[decimalsOf(cell.currency)] ?? style.plain, exactText(cell))
}

const number = (styleAt: number, value: string | number): Written => ({
  attributes: ` s="${styleAt}"`,
  content: `<v>${value}</v>`,
})

/** Spreadsheets report longer texts as file damage. */
const maxTextLength = 32_767

const textCell = (text: string, attributes: string): Written => ({
  attributes: ` t="inlineStr"${attributes}`,
  content: `<is><t xml:space="preserve">${escaped(text.slice(0, maxTextLength).toWellFormed())}</t></is>`,
})

/** Returns the spreadsheet serial date: days since 1900, including the nonexistent 29 February 1900. */
function serialOf(moment: string): number {
  return Date.parse(moment.length > 10 ? `${moment.replace(' ', 'T')}Z` : moment) / 86_400_000 + 25_569
}

/**
 * Escapes text for XML. Characters that XML does not allow are written as `_xHHHH_`, and texts of that form are escaped
 * too.
 */
function escaped(text: string): string {
  if (!/[&<>"\r\p{Cc}\ufffe\uffff]|_x[\dA-F]{4}_/iu.test(text)) return text
  return text
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(
      /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1
  return (before < 0 ? '' : columnLetter(before)) + String.fromCharCode(65 + (index % 26))
}

const style = { plain: 0, heading: 1, day: 2, moment: 3, amounts: [4, undefined, 5, 6] }

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const main2006 = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const override = (name: string, type: string) =>
  `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const relationships = (some: readonly string[]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${some.join('')}</Relationships>`

const format = (id: number, fontId = 0) =>
  `<xf numFmtId="${id}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

const styles = `${xml}<styleSheet xmlns="${main2006}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="#,##0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${[format(0), format(0, 1), format(164), format(165), format(3), format(4), format(166)].join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
