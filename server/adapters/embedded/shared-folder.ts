import { lstat, mkdir } from 'node:fs/promises'

/** Both outlive a restart of the machine; /tmp does not. */
const places = ['/var/lib/purser', '/var/tmp/purser']

/**
 * A folder of root's that every account can pass through, for what cannot stay in the repository or the data folder
 * because the account that runs PostgreSQL may not reach them. Only root needs it.
 *
 * One that somebody else made, or can write to, is not trusted: programs are run from it.
 */
export async function openSharedFolder(): Promise<string> {
  for (const place of places) {
    try {
      await mkdir(place, { mode: 0o755 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) continue
    }
    const found = await lstat(place)
    const isOurs = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
    if (isOurs && (found.mode & 0o011) === 0o011) return place
  }
  throw new Error(
    `PostgreSQL cannot reach this folder, and neither ${places.join(' nor ')} can be used instead: ` +
      'move Purser to a folder that others may pass through (chmod o+x), or run it as a normal user.',
  )
}
