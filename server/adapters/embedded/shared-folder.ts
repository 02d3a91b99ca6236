import { lstat, mkdir } from 'node:fs/promises'

/** Both folders outlive a restart of the machine, unlike /tmp. */
const folders = ['/var/lib/purser', '/var/tmp/purser']

/**
 * Opens a folder of root that all accounts can pass through, for files that the account that runs PostgreSQL could not
 * access elsewhere. Only root needs it.
 *
 * A folder that another account created or can write to is rejected, because programs are run from it.
 */
export async function openSharedFolder(): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { mode: 0o755 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) continue
    }
    const found = await lstat(folder)
    const isOurs = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
    if (isOurs && (found.mode & 0o011) === 0o011) return folder
  }
  throw new Error(
    `PostgreSQL cannot reach this folder, and neither ${folders.join(' nor ')} can be used instead: ` +
      'move Purser to a folder that others may pass through (chmod o+x), or run it as a normal user.',
  )
}
