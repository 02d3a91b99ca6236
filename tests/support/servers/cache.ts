import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

export const repository = path.join(import.meta.dirname, '../../..')
const cacheFolder = path.join(repository, '.data/test-cache')

/** Entries of one name that outlive the next: another branch may be tested in turns. */
const maxEntries = 3
/** An unfinished entry that is older belongs to a run that was interrupted. Milliseconds. */
const draftLifetime = 3_600_000

/**
 * Returns the folder of a cache entry, and creates the entry if the key has none. An interrupted run leaves a
 * draft, never half an entry. If two runs create an entry at the same time, the second is dropped.
 * @param make fills the folder that it is given
 */
export async function openCached(name: string, key: string, make: (draft: string) => Promise<void>): Promise<string> {
  const entry = path.join(cacheFolder, `${name}-${key}`)
  if (!existsSync(entry)) {
    const draft = `${entry}.${process.pid}.draft`
    await mkdir(draft, { recursive: true })
    await make(draft)
    await rename(draft, entry).catch(() => rm(draft, { recursive: true, force: true }))
  }
  const now = new Date()
  await utimes(entry, now, now)
  await prune(name)
  return entry
}

/** Sums up the contents of files, and of all files in folders, given relative to the repository. */
export async function hashOf(...paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const given of paths) {
    const full = path.join(repository, given)
    const isFolder = (await stat(full)).isDirectory()
    const entries = isFolder ? await readdir(full, { recursive: true, withFileTypes: true }) : []
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of isFolder ? files.sort() : [full]) {
      hash.update(path.relative(repository, file)).update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Removes old entries of this name and abandoned drafts. */
async function prune(name: string): Promise<void> {
  const names = (await readdir(cacheFolder)).filter((each) => each.startsWith(`${name}-`))
  const found = await Promise.all(
    names.map(async (each) => {
      const folder = path.join(cacheFolder, each)
      const used = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { folder, used, isDraft: each.endsWith('.draft') }
    }),
  )
  const entries = found.filter(({ isDraft }) => !isDraft).sort((a, b) => b.used - a.used)
  const abandoned = found.filter(({ isDraft, used }) => isDraft && used < Date.now() - draftLifetime)
  for (const { folder } of [...entries.slice(maxEntries), ...abandoned])
    await rm(folder, { recursive: true, force: true })
}
