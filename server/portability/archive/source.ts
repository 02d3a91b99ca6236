import type { ArchiveSource } from '../../intake/imports/files/sources.ts'
import { isSignedHere } from './authors.ts'
import { ingestRecords } from './ingest-records.ts'
import { openArchiveInParser } from './open-in-parser.ts'
import { previewArchive } from './preview.ts'
import { dropFiles, keepFiles, storeFiles } from './stored-files.ts'

/** Archives of this program's own, as a source of imports. */
export const archiveSource: ArchiveSource = {
  format: 'ARCHIVE',
  async check(tenant, { file, size }, { parser, signal, onProgress }) {
    const archive = await openArchiveInParser(parser, file, size)
    try {
      await archive.verify((done, of) => onProgress((0.7 * done) / Math.max(1, of)), signal)
      return await previewArchive(tenant, archive, (done, of) => onProgress(0.7 + (0.3 * done) / Math.max(1, of)))
    } finally {
      archive.close()
    }
  },
  async prepare(tenant, { file, size }, { storage, signer, parser, temporaryFolder, signal, onProgress }) {
    const archive = await openArchiveInParser(parser, file, size)
    try {
      const isOwn = isSignedHere(signer, archive.manifest)
      const told = (from: number) => (done: number, of: number) => onProgress(from + (0.5 * done) / Math.max(1, of))
      const places = await storeFiles(tenant, archive, { storage, temporaryFolder }, { signal, onProgress: told(0) })
      return {
        async apply(db) {
          await keepFiles(db, places)
          await ingestRecords(db, tenant, archive, places, { isOwn, signal, onProgress: told(0.5) })
        },
        async end(isIn) {
          archive.close()
          if (!isIn) await dropFiles(tenant, { storage }, places)
        },
      }
    } catch (error) {
      archive.close()
      throw error
    }
  },
}
