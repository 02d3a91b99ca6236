import { ZipFile } from 'yazl'

// Files that are made to exhaust the program that reads them. They are generated, never stored.

/** A zip file of these contents, by their names. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>))
}

/** A spreadsheet whose sheet has one entry, and whose other part is given. */
export function xlsxWith(sharedStrings: string, sheetRows = ''): Promise<Buffer> {
  const package_ = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/relationships/${type}" Target="${target}"/>`
  const cells = (cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${package_}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells(['Date', 'Text', 'Amount'])}${cells(['2026-11-02', 'Kiosk', '-1.00'])}${sheetRows}</sheetData></worksheet>`,
  })
}

/** About 440 KB that unpack to 60 MB of shared strings, each a node of its own. */
export const manySharedStrings = () =>
  xlsxWith(Array.from({ length: 60_000 }, (_, at) => `<si><t>${at}</t></si>${'<si/>'.repeat(190)}`).join(''))

export const nestedHtml = (bytes = 10_000_000) => `<table><tr><td>${'<b>'.repeat(Math.floor(bytes / 3))}`

export const nestedXml = (bytes = 10_000_000) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${'<a>'.repeat(Math.floor(bytes / 3))}`

export const nestedOfx = (bytes = 10_000_000) =>
  `OFXHEADER:100\n\n<OFX>${'<BANKTRANLIST>'.repeat(Math.floor(bytes / 14))}`

/** A table with one cell of 10 MB between two entries. */
export const wideCell = (quote = '"') =>
  `Date,Text,Amount\n2026-11-02,Kiosk,-1.00\n2026-11-03,${quote}${'x'.repeat(10_000_000 - 200)}${quote},-2.00\n2026-11-04,Ferry,-3.00\n`
