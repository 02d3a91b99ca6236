import { deflateSync } from 'node:zlib'
import { invoiceFacts, writeInvoice } from './invoices.ts'
import { writePdf } from './write-pdf.ts'

const root = '<Invoice xmlns="urn:ubl">'
const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
const valid = writeInvoice('UBL', invoiceFacts)

export const hostileInvoices: Record<string, string | Buffer> = {
  'a billion laughs': writeInvoice(
    'UBL',
    { ...invoiceFacts, number: 'x' },
    `<!DOCTYPE Invoice [<!ENTITY l0 "ha">${lol}]>`,
  ),
  'an external entity': `<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>${root}<ID>&x;</ID></Invoice>`,
  'an external document type': valid.replace('?>', '?><!DOCTYPE Invoice SYSTEM "http://127.0.0.1:9/x.dtd">'),
  'a parameter entity': valid.replace('?>', '?><!DOCTYPE Invoice [<!ENTITY % p SYSTEM "http://127.0.0.1:9/">%p;]>'),
  'an entity that is not defined': valid.replace('R-2026-118', '&secret;'),
  '10,000 levels': `${root}${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</Invoice>`,
  '250,000 elements': `${root}${'<a/>'.repeat(250_000)}</Invoice>`,
  'a huge attribute': `${root}<ID a="${'x'.repeat(5_000_000)}">1</ID></Invoice>`,
  '100,000 attributes': `${root}<ID ${Array.from({ length: 100_000 }, (_, at) => `a${at}="x"`).join(' ')}>1</ID></Invoice>`,
  'a truncated file': valid.slice(0, -40),
  'a closing tag of another element': valid.replace('</cbc:ID>', '</cbc:IssueDate>'),
  'a closing tag too many': valid.replace('</Invoice>', '</a></Invoice>'),
  'two roots': `${valid}${root}</Invoice>`,
  'text after the root': `${valid}text`,
  'a zero character': valid.replace('R-2026-118', 'R\0'),
  'a reference to a zero character': valid.replace('R-2026-118', '&#0;'),
  'half of a surrogate pair': valid.replace('R-2026-118', '&#xD800;'),
  'invalid UTF-8': Buffer.concat([Buffer.from(root), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('</Invoice>')]),
  'UTF-7': Buffer.from(valid.replace('UTF-8', 'UTF-7').replace('R-2026-118', '+ADwAIQ-DOCTYPE+AD4-')),
  'UTF-16 that is declared as UTF-8': Buffer.from(`\ufeff${valid}`, 'utf16le'),
  'a document type in UTF-16': Buffer.from(
    `\ufeff<!DOCTYPE Invoice [<!ENTITY x "y">]>${root}<ID>&x;</ID></Invoice>`,
    'utf16le',
  ),
  'UTF-32': Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c, 0, 0, 0, 0x61]),
  'a script page': '<html><script>alert(1)</script></html>',
  'an invoice without a total': `${root}<DocumentCurrencyCode>EUR</DocumentCurrencyCode></Invoice>`,
  'a total that is no number': valid.replaceAll('119.00', '1e9999'),
}

const printed = ['Nordlicht', 'Rechnung vom 02.11.2026', 'Gesamtbetrag 119,00 EUR', 'IBAN DE75 5121 0800 1245 1261 99']

export function hybridPdf(files: (string | Buffer)[], lines = printed): Buffer {
  const embedded = files.map((file, index) => ({
    name: index === 0 ? 'factur-x.xml' : `other-${index}.xml`,
    bytes: Buffer.from(file),
  }))
  return writePdf([{ lines }], '', embedded)
}

/** 300 MB of spaces that take 300 KB. */
export function pdfWithBomb(): Buffer {
  const bytes = deflateSync(Buffer.alloc(300_000_000, 0x20))
  return writePdf([{ lines: printed }], '', [{ name: 'factur-x.xml', bytes, isDeflated: true }])
}
