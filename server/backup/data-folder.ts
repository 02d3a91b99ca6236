import { opendir } from 'node:fs/promises'
import path from 'node:path'

/** Parts of the data folder that are covered otherwise, temporary, backups, or a cache of tests. */
const excluded = ['postgres', 'files', 'tmp', 'backups', 'test-cache']
const temporary = /^server\.lock|\.(part|new)$/

export const secretKeyFile = 'secret-key'

/** Lists the other files of the data folder: keys, and the accounts of the embedded identity provider. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const found: string[] = []
  const list = async (folder: string) => {
    for await (const entry of await opendir(path.join(dataDir, folder))) {
      const name = path.posix.join(folder, entry.name)
      if (excluded.includes(name) || temporary.test(entry.name)) continue
      if (entry.isDirectory()) await list(name)
      else if (entry.isFile()) found.push(name)
    }
  }
  await list('').catch((error: unknown) => {
    // With an external database, bucket and key, there may be no data folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
  return found.sort()
}

/** @throws Error if later backups would contain the backup */
export function requireOutside(dataDir: string, file: string): void {
  const inside = path.relative(dataDir, file)
  if (inside.startsWith('..') || path.isAbsolute(inside) || inside.startsWith(`backups${path.sep}`)) return
  throw new Error(`Write backups elsewhere or to ${path.join(dataDir, 'backups')}, not among the data.`)
}
