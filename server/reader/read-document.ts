import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'
import { render } from '../base/text.ts'
import { applyCodes } from './codes/apply-codes.ts'
import { scanCodes } from './codes/scan-codes.ts'
import type { PageText } from './extract/page-text.ts'
import { pageText } from './extract/page-text.ts'
import { extractReceipts } from './extract/receipt.ts'
import { photoDate } from './file-date.ts'
import { withInvoice } from './invoice/invoice-reading.ts'
import { invoiceText } from './invoice/invoice-text.ts'
import { type ReadableInvoice, readInvoice } from './invoice/read-invoice.ts'
import { textRows } from './mail/text-rows.ts'
import type { PageSource } from './page-source.ts'
import { type OpenPdf, openPdf } from './pdf.ts'
import { openPicture } from './picture.ts'
import { isBlank } from './pixels.ts'
import { makePreview } from './preview.ts'
import type { Page, Preview, Reading, ReadingContext, ReceiptReading, Rotation } from './reading.ts'
import type { Models } from './recognise/models.ts'
import { recognisePage } from './recognise/recognise-page.ts'
import { groupRows } from './rows.ts'
import type { Segment } from './segment.ts'
import { separateReceipts } from './separate-receipts.ts'
import { documentTypeOf } from './signature.ts'
import { renderRows } from './text-pages.ts'
import { wordsOf } from './words.ts'

export interface ReadingLimits {
  /**
   * CPU time in milliseconds after which no more pages are recognized or rendered. The pages read so far are returned.
   */
  softLimit: number
}

/** The long side of a rendered PDF page in pixels: A4 at about 170 dpi. */
const renderedLongSide = 2000
const previewLongSide = 1600

/** @throws ReadingError for a document that cannot be opened */
export async function readDocument(
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
  context: ReadingContext,
  models: Models,
  { softLimit }: ReadingLimits,
): Promise<Reading> {
  const deadline = processorTime() + softLimit
  if (contentType === 'text/plain') return readPages(renderRows(textRows(bytes)), context, models, deadline)
  const type = documentTypeOf(bytes)
  if (type === 'application/xml') {
    const invoice = readInvoice(bytes)
    return withInvoice(await readPages(renderRows(invoiceText(invoice)), context, models, deadline), invoice, false)
  }
  if (type !== 'application/pdf') {
    const pictureContext = withFileDate(context, photoDate(bytes))
    return readPages([await openPicture(bytes, type)], pictureContext, models, deadline)
  }
  const pdf = await openPdf(bytes)
  try {
    const { invoice, note } = await openInvoice(pdf)
    const reading = await readPages(pdf.pages, withFileDate(context, await pdf.createdOn()), models, deadline)
    if (invoice) return withInvoice(reading, invoice, true)
    return note ? { ...reading, notes: [...reading.notes, note] } : reading
  } finally {
    await pdf.close()
  }
}

function withFileDate(context: ReadingContext, fileDate: string | undefined): ReadingContext {
  return fileDate === undefined ? context : { ...context, fileDate }
}

/** If the e-invoice cannot be read, people can still use the pages. */
async function openInvoice(pdf: OpenPdf): Promise<{ invoice: ReadableInvoice | null; note: string | null }> {
  try {
    return { invoice: await pdf.invoice(), note: null }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const note = msg`${{ reason: error.text }} The e-invoice in this PDF wasn't used, only the printed pages.`
    return { invoice: null, note: render(note) }
  }
}

interface PageInHand {
  page: Page
  slips: PageText[]
  preview: Preview | null
  codes: string[]
  source: PageSource
}

async function readPages(
  sources: PageSource[],
  context: ReadingContext,
  models: Models,
  deadline: number,
): Promise<Reading> {
  const read: PageInHand[] = []
  for (const [index, source] of sources.entries()) read.push(await readPage(source, index, models, deadline))
  for (const [index, one] of read.entries()) {
    if (one.preview || processorTime() > deadline) continue
    const pixels = await one.source.render(previewLongSide)
    one.preview = await makePreview(pixels, index)
    one.codes = await scanCodes(pixels)
  }
  const receipts = togetherRead(read)
    .flatMap((slips) => extractReceipts(slips, context))
    .map((receipt, _, all) => withCodes(receipt, all, read))
  return {
    kind: receipts.some((receipt) => receipt.total.value !== null) ? 'receipt' : 'text',
    pages: read.map(({ page }) => page),
    previews: read.flatMap(({ preview }) => preview ?? []),
    text: read.map(textOf).join('\f'),
    notes: notesOf(read),
    warnings: [...new Set(read.flatMap(({ source }) => [...(source.warnings ?? [])]))],
    receipts,
  }
}

async function readPage(source: PageSource, index: number, models: Models, deadline: number): Promise<PageInHand> {
  const { width, height } = source
  const { segments: printed, trust } = await source.text()
  const isLate = index > 0 && processorTime() > deadline
  if (trust === 'sure' || (trust === 'unsure' && isLate)) {
    return inHand(source, index, { width, height, rotation: 0, source: 'text' }, printed)
  }
  if (isLate) return inHand(source, index, { width, height, rotation: 0, source: 'unread' }, [])
  const drawn = await source.render(renderedLongSide)
  const { pixels, rotation, segments } = await recognisePage(drawn, models)
  if (segments.length === 0 && printed.length > 0) {
    return inHand(source, index, { width, height, rotation: 0, source: 'text' }, printed)
  }
  if (segments.length === 0 && isBlank(drawn))
    return inHand(source, index, { width, height, rotation: 0, source: 'blank' }, [])
  const shape = { width: pixels.width, height: pixels.height, rotation, source: 'picture' as const }
  const codes = processorTime() > deadline ? [] : await scanCodes(pixels)
  return { ...inHand(source, index, shape, segments), preview: await makePreview(pixels, index), codes }
}

interface PageShape {
  width: number
  height: number
  rotation: Rotation
  source: Page['source']
}

function inHand(source: PageSource, index: number, shape: PageShape, printed: Segment[]): PageInHand {
  const segments = printed.map((segment) => ({ ...segment, text: storable(segment.text) }))
  const slips = (shape.source === 'picture' ? separateReceipts(segments) : [segments]).map(groupRows)
  return {
    source,
    preview: null,
    codes: [],
    slips: slips.map((rows) => pageText(rows, index, shape)),
    page: { ...shape, words: wordsOf(slips.flat(), shape) },
  }
}

/** A code on a page with several receipts can belong to any of them. */
function withCodes(receipt: ReceiptReading, all: ReceiptReading[], read: PageInHand[]): ReceiptReading {
  const own = receipt.pages.filter((page) => all.every((other) => other === receipt || !other.pages.includes(page)))
  const codes = own.flatMap((page) => read[page]?.codes ?? [])
  const text = own.flatMap((page) => (read[page] ? [textOf(read[page])] : [])).join('\f')
  return codes.length > 0 ? applyCodes(receipt, codes, text) : receipt
}

function storable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed()
}

/** Consecutive pages may belong to one receipt. Several receipts on one page are read separately. */
function togetherRead(read: PageInHand[]): PageText[][] {
  const together: PageText[][] = []
  let isOpen = false
  for (const { slips } of read) {
    if (slips.length > 1) together.push(...slips.map((receiptPage) => [receiptPage]))
    else if (isOpen) together.at(-1)?.push(...slips)
    else together.push([...slips])
    isOpen = slips.length === 1
  }
  return together
}

function textOf({ slips }: PageInHand): string {
  return slips.flatMap(({ rows }) => rows.map((row) => row.text)).join('\n')
}

function notesOf(read: PageInHand[]): string[] {
  const numbersOf = (isMeant: (inHand: PageInHand) => boolean) =>
    read.flatMap((inHand, index) => (isMeant(inHand) ? [index + 1] : []))
  const isIncomplete = ({ source }: PageInHand) => (source.warnings?.size ?? 0) > 0
  const unread = numbersOf(({ page }) => page.source === 'unread')
  const notes: Parameters<typeof render>[0][] = []
  if (unread.length > 0) {
    const [first = 0, last = first] = [unread[0], unread.at(-1)]
    notes.push(
      first === last
        ? msg`Page ${{ page: first }} wasn't read because the document is too long. Split it and add the parts.`
        : msg`Pages ${{ first }} to ${{ last }} weren't read because the document is too long. Split it and add the parts.`,
    )
  }
  for (const page of numbersOf(isIncomplete)) {
    notes.push(msg`An image on page ${{ page }} couldn't be opened, so text may be missing. Add a photo of this page.`)
  }
  for (const page of numbersOf((inHand) => inHand.page.source === 'blank' && !isIncomplete(inHand))) {
    notes.push(msg`Page ${{ page }} is blank.`)
  }
  return notes.map((note) => render(note))
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
