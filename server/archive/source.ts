import type { WholeSource } from '../imports/sources.ts'
import { isArchive, openArchive } from './open.ts'
import { previewArchive } from './preview.ts'
import { restoreRecords } from './restore.ts'
import { dropFiles, keepFiles, storeFiles } from './stored.ts'

/** Archives of this program's own, as a source of imports. */
export const archiveSource: WholeSource = {
  format: 'ARCHIVE',
  isOne: isArchive,
  async check(tenant, file, { signal, onProgress }) {
    const archive = await openArchive(file)
    try {
      await archive.verify((done, of) => onProgress((0.7 * done) / Math.max(1, of)), signal)
      return await previewArchive(tenant, archive, (done, of) => onProgress(0.7 + (0.3 * done) / Math.max(1, of)))
    } finally {
      archive.close()
    }
  },
  async prepare(tenant, file, { storage, temporaryFolder, signal, onProgress }) {
    const archive = await openArchive(file)
    try {
      const told = (from: number) => (done: number, of: number) => onProgress(from + (0.5 * done) / Math.max(1, of))
      const places = await storeFiles(tenant, archive, { storage, temporaryFolder }, { signal, onProgress: told(0) })
      return {
        async apply(db) {
          await keepFiles(db, places)
          await restoreRecords(db, tenant, archive, places, { signal, onProgress: told(0.5) })
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
