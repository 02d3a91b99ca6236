import { sql } from 'kysely'
import { type FileReader, signFile } from '../../platform/requests/file-address.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** A page as it is kept (the column `document_readings.pages`). */
export interface StoredPage {
  width: number
  height: number
  /** Where the storage keeps the page's picture; null for a page that was not drawn. */
  preview: string | null
  words: { text: string; x: number; y: number; width: number; height: number }[]
}

/** Where the picture of a page is stored. @param page counted from 0 */
export function previewPathOf(storagePath: string, page: number): string {
  return `${storagePath}-preview-${page + 1}.webp`
}

/** A page that has a picture. */
export interface DocumentPage {
  /** Counted from 1. */
  number: number
  /** Of the picture, in pixels. */
  width: number
  height: number
  preview: string
  fileName: string
  words: StoredPage['words']
}

/** What was read of a document. */
export interface DocumentReading {
  documentId: string
  pages: DocumentPage[]
  text: string
}

/** The readings of some documents; a document that was not read has none. */
export function findReadings(tenant: Tenant, documentIds: readonly string[]): Promise<DocumentReading[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('documentReadings')
      .innerJoin('documents', 'documents.id', 'documentReadings.documentId')
      .select(['documentReadings.documentId', 'documentReadings.text', 'documents.fileName'])
      .select(sql<StoredPage[]>`document_readings.pages`.as('pages'))
      .where('documentReadings.documentId', 'in', documentIds)
      .execute()
    return rows.map(({ documentId, text, pages, fileName }) => ({
      documentId,
      text,
      pages: pages.flatMap(({ preview, ...page }, index) =>
        preview ? [{ ...page, preview, fileName, number: index + 1 }] : [],
      ),
    }))
  })
}

/** The address of a page's picture, good for some minutes. It was made by the server, so a browser may show it. */
export function pictureAddress(
  signer: Signer,
  reader: FileReader,
  { preview, fileName, number }: DocumentPage,
): string {
  const name = `${fileName.replace(/\.\w+$/, '')} page ${number}.webp`
  return signFile(signer, reader, { path: preview, contentType: 'image/webp', fileName: name, disposition: 'inline' })
}

/** The address of a document's file as it was sent, good for some minutes; null where there is none. */
export function fileAddress(
  signer: Signer,
  reader: FileReader,
  { storagePath, contentType, fileName }: { storagePath: string | null; contentType: string; fileName: string },
): string | null {
  return (
    storagePath && signFile(signer, reader, { path: storagePath, contentType, fileName, disposition: 'attachment' })
  )
}
