import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import type { PdfDocument } from '../pdfjs.ts'
import { type ReadableInvoice, readInvoice } from './read-invoice.ts'

/** The names of ZUGFeRD 2.1 and Factur-X, of XRechnung, and of ZUGFeRD 1 and 2.0. */
const standardNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']
/** A PDF may contain other XML files, such as an order. */
const maxCandidates = 5

/**
 * Finds the e-invoice among the files that a PDF contains. Other files, and XML that is no e-invoice, are ignored.
 * @throws ReadingError if the file with a standard name cannot be read, or there are several different e-invoices
 */
export async function findEmbeddedInvoice(document: PdfDocument): Promise<ReadableInvoice | null> {
  const attachments = [...((await document.getAttachments()) ?? [])]
    .map(([id, { filename }]) => ({ id, name: filename.toLowerCase() }))
    .filter(({ name }) => name.endsWith('.xml'))
  const invoices: ReadableInvoice[] = []
  for (const { id, name } of attachments.slice(0, maxCandidates)) {
    const bytes = await document.getAttachmentContent(id)
    try {
      if (bytes) invoices.push(readInvoice(bytes))
    } catch (error) {
      if (!(error instanceof ReadingError) || standardNames.includes(name)) throw error
    }
  }
  const [first, ...others] = invoices
  if (first && others.some((other) => termsOf(other) !== termsOf(first))) {
    throw new ReadingError('UNSUPPORTED', msg`This PDF contains several different e-invoices.`)
  }
  return first ?? null
}

const termsOf = ({ number, currency, totals, payment }: ReadableInvoice) =>
  JSON.stringify([number, currency, totals.total, totals.payable, payment.iban])
