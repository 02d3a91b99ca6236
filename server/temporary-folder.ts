import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Deletes files that an interrupted upload or export left more than an hour ago. */
export async function clearTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const longAgo = Date.now() - 3_600_000
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < longAgo) await rm(file, { recursive: true, force: true })
  }
}
