import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'
import { collectWarnings } from './decoder-warnings.ts'
import { pdfDate } from './file-date.ts'
import { loadFonts } from './fonts.ts'
import { findEmbeddedInvoice } from './invoice/embedded.ts'
import type { ReadableInvoice } from './invoice/read-invoice.ts'
import type { PageSource, TextLayer } from './page-source.ts'
import { textLayerOf } from './pdf-text.ts'
import { loadPdfjs, type PdfDocument, packageFolder } from './pdfjs.ts'
import { maxPixels } from './picture-limits.ts'
import { type Pixels, withoutAlpha } from './pixels.ts'
import { ascii } from './signature.ts'

export interface OpenPdf {
  pages: PageSource[]
  /** @throws ReadingError if the PDF contains an e-invoice that cannot be read */
  invoice(): Promise<ReadableInvoice | null>
  /** 'yyyy-MM-dd' */
  createdOn(): Promise<string | undefined>
  close(): Promise<void>
}

const maxPages = 50

export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  requireWhole(bytes)
  const document = await open(bytes)
  if (document.numPages > maxPages) {
    await document.loadingTask.destroy()
    throw new ReadingError('TOO_MANY_PAGES', msg`This PDF has more than 50 pages. Split it and add the parts.`)
  }
  const pages: PageSource[] = []
  try {
    for (let number = 1; number <= document.numPages; number++) pages.push(await openPage(document, number))
  } catch (error) {
    await document.loadingTask.destroy()
    throw damaged(error)
  }
  return {
    pages,
    invoice: () => findEmbeddedInvoice(document),
    createdOn: () => readCreationDate(document),
    close: () => document.loadingTask.destroy(),
  }
}

async function readCreationDate(document: PdfDocument): Promise<string | undefined> {
  const metadata = await document.getMetadata().catch(() => null)
  return pdfDate((metadata?.info as { CreationDate?: unknown } | undefined)?.CreationDate)
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  loadFonts()
  const { getDocument, VerbosityLevel } = await loadPdfjs()
  try {
    return await getDocument({
      data: Uint8Array.from(bytes),
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: true,
      maxImageSize: maxPixels,
      canvasMaxAreaInBytes: 4 * maxPixels,
      verbosity: VerbosityLevel.WARNINGS,
      useWorkerFetch: false,
      // The decoders of CCITT, JBIG2 and JPEG 2000, and of colour profiles.
      wasmUrl: packageFolder('wasm'),
      iccUrl: packageFolder('iccs'),
      cMapUrl: packageFolder('cmaps'),
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new ReadingError(
        'ENCRYPTED',
        msg`This PDF is password-protected. Save a copy without a password, and add that.`,
        error,
      )
    }
    throw damaged(error)
  }
}

/** A PDF ends with the location of its cross-reference table. A truncated PDF could open with missing pages. */
function requireWhole(bytes: Uint8Array) {
  const tail = ascii(bytes, Math.max(0, bytes.length - 2048), bytes.length)
  if (!tail.includes('startxref') && !tail.includes('%%EOF')) throw damaged()
}

async function openPage(document: PdfDocument, number: number): Promise<PageSource> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  page.cleanup()
  const warnings = new Set<string>()
  return {
    width,
    height,
    warnings,
    text: () => readLayer(document, number),
    render: (longSide) => collectWarnings(warnings, () => render(document, number, longSide)),
  }
}

async function readLayer(document: PdfDocument, number: number): Promise<TextLayer> {
  try {
    const page = await document.getPage(number)
    const layer = await textLayerOf(page)
    page.cleanup()
    return layer
  } catch (error) {
    throw damaged(error)
  }
}

async function render(document: PdfDocument, number: number, longSide: number): Promise<Pixels> {
  const page = await document.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSide / Math.max(whole.width, whole.height) })
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  const context = canvas.getContext('2d')
  try {
    await page.render({ canvas: null, canvasContext: context as never, viewport, background: 'white' }).promise
  } catch (error) {
    throw damaged(error)
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  page.cleanup()
  return withoutAlpha(data, canvas.width, canvas.height)
}

function damaged(cause?: unknown): ReadingError {
  if (cause instanceof ReadingError) return cause
  return new ReadingError(
    'DAMAGED',
    msg`This PDF is damaged and could not be opened. Export it again or take a photo.`,
    cause,
  )
}
