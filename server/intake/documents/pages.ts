import { sql } from 'kysely'
import { type FileReader, signFile } from '../../platform/requests/file-address.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** The column `document_readings.pages`. */
export interface StoredPage {
  width: number
  height: number
  /** The storage path of the page image; null if the page was not rendered. */
  preview: string | null
  words: { text: string; x: number; y: number; width: number; height: number }[]
}

/** @param page counted from 0 */
export function previewPathOf(storagePath: string, page: number): string {
  return `${storagePath}-preview-${page + 1}.webp`
}

export interface DocumentPage {
  number: number
  /** In pixels. */
  width: number
  height: number
  preview: string
  fileName: string
  words: StoredPage['words']
}

export interface DocumentReading {
  documentId: string
  pages: DocumentPage[]
  text: string
}

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

/** Returns a temporary address of a page image. Browsers may display the image, because the server created it. */
export function pictureAddress(
  signer: Signer,
  reader: FileReader,
  { preview, fileName, number }: DocumentPage,
): string {
  const name = `${fileName.replace(/\.\w+$/, '')} page ${number}.webp`
  return signFile(signer, reader, { path: preview, contentType: 'image/webp', fileName: name, disposition: 'inline' })
}

/** Returns a temporary address of the original file; null if there is none. */
export function fileAddress(
  signer: Signer,
  reader: FileReader,
  { storagePath, contentType, fileName }: { storagePath: string | null; contentType: string; fileName: string },
): string | null {
  return (
    storagePath && signFile(signer, reader, { path: storagePath, contentType, fileName, disposition: 'attachment' })
  )
}
