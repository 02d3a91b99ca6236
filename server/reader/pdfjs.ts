import { fileURLToPath } from 'node:url'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

/** The build for Node.js, which takes 0.2 s to load. Its worker runs in the same thread. */
export const loadPdfjs = () => import('pdfjs-dist/legacy/build/pdf.mjs')

/** Returns the path of a folder of the package, as pdf.js reads its files. */
export const packageFolder = (name: string): string =>
  fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')))
