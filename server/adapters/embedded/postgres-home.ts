import { randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, open, realpath, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, canAccessFolder } from './postgres-account.ts'
import { openSharedFolder } from './shared-folder.ts'

/** Where a database's files are: the cluster, its owner's password and PostgreSQL's own messages. */
export interface PostgresHome {
  cluster: string
  passwordFile: string
  messages: string
}

/** The name under which a data folder knows its database: a folder, or a symbolic link to where it had to go. */
export function homeOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/**
 * Opens the database's folder, making it the first time: private (0700) to the account that runs PostgreSQL.
 *
 * Normally inside the data folder. Where the account may not pass through the folders above (root's own home) it is
 * made in the shared place, and the data folder keeps a link to it, so that it is found again after any restart.
 */
export async function openHome(dataDir: string, account: Account): Promise<PostgresHome> {
  const name = homeOf(dataDir)
  const entry = await lstat(name).catch(() => undefined)
  // Still root's own: a kill came between making it and giving it away.
  const isUnfinished = entry?.isDirectory() && entry.uid === 0 && account.uid !== undefined
  if (!entry || isUnfinished) await makeHome(dataDir, account)
  else await stat(name).catch(() => refuse(`${name} points to a folder that is gone`))

  const home = await realpath(name)
  if (!(await canAccessFolder(account, home)))
    refuse(`PostgreSQL, which runs as ${account.name}, may not enter ${home}`)
  return { cluster: join(home, 'cluster'), passwordFile: join(home, 'password'), messages: join(home, 'messages.log') }
}

async function makeHome(dataDir: string, account: Account): Promise<void> {
  const name = homeOf(dataDir)
  await mkdir(name, { mode: 0o700, recursive: true })
  if (account.uid === undefined || account.gid === undefined) return
  await chown(name, account.uid, account.gid)
  if (await canAccessFolder(account, name)) return

  // A private data folder of our own only needs to let PostgreSQL pass; what is above it is not ours to change.
  const { mode, uid } = await stat(dataDir)
  if (uid === 0) await chmod(dataDir, (mode & 0o777) | 0o011)
  if (await canAccessFolder(account, name)) return

  const elsewhere = await mkdtemp(join(await openSharedFolder(), 'data-'))
  await chown(elsewhere, account.uid, account.gid)
  await rm(name, { recursive: true })
  await symlink(elsewhere, name)
}

/** Makes the password of the database's owner, on the disk before a cluster is made with it. */
export async function writePassword(path: string, account: Account): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(randomBytes(24).toString('base64url'))
    await file.sync()
  } finally {
    await file.close()
  }
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
}

function refuse(reason: string): never {
  throw new Error(`${reason}. Start Purser as the user who made it, or choose another DATA_DIR.`)
}
