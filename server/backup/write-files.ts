import type { Storage } from '../adapters/storage.ts'
import type { createFilesHash } from './content-hash.ts'
import { folders } from './manifest.ts'
import { writeTarEntry } from './tar.ts'

/**
 * Writes the stored files that are not written yet. A file that is deleted meanwhile is left out.
 * @param written the paths of the files in the backup
 */
export async function* writeStoredFiles(
  storage: Storage,
  written: Set<string>,
  hash: ReturnType<typeof createFilesHash>,
): AsyncGenerator<Uint8Array> {
  for await (const path of storage.list()) {
    if (written.has(path)) continue
    const file = await storage.stream(path)
    if (!file) continue
    yield* writeTarEntry(folders.files + path, file.size, hash.add(path, file.body))
    written.add(path)
  }
}
