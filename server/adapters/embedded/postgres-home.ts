import { randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, open, realpath, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, canAccessFolder } from './postgres-account.ts'
import { openSharedFolder } from './shared-folder.ts'

export interface PostgresHome {
  cluster: string
  passwordFile: string
  messages: string
}

export function homeOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/**
 * Opens the database folder and creates it the first time with mode 0700 for the account that runs PostgreSQL.
 *
 * The folder is inside the data folder. If the account cannot pass through the parent folders, such as root's home, the
 * folder is created in the shared folder and the data folder contains a link to it.
 */
export async function openHome(dataDir: string, account: Account): Promise<PostgresHome> {
  const name = homeOf(dataDir)
  const entry = await lstat(name).catch(() => undefined)
  // The folder still belongs to root if a crash interrupted its creation.
  const isUnfinished = entry?.isDirectory() && entry.uid === 0 && account.uid !== undefined
  if (!entry || isUnfinished) await makeHome(dataDir, account)
  else await stat(name).catch(() => fail(`${name} points to a folder that is gone`))

  const home = await realpath(name)
  if (!(await canAccessFolder(account, home))) fail(`PostgreSQL, which runs as ${account.name}, may not enter ${home}`)
  return { cluster: join(home, 'cluster'), passwordFile: join(home, 'password'), messages: join(home, 'messages.log') }
}

async function makeHome(dataDir: string, account: Account): Promise<void> {
  const name = homeOf(dataDir)
  await mkdir(name, { mode: 0o700, recursive: true })
  if (account.uid === undefined || account.gid === undefined) return
  await chown(name, account.uid, account.gid)
  if (await canAccessFolder(account, name)) return

  // A data folder that belongs to root only needs to let PostgreSQL pass. The folders above it are not changed.
  const { mode, uid } = await stat(dataDir)
  if (uid === 0) await chmod(dataDir, (mode & 0o777) | 0o011)
  if (await canAccessFolder(account, name)) return

  const elsewhere = await mkdtemp(join(await openSharedFolder(), 'data-'))
  await chown(elsewhere, account.uid, account.gid)
  await rm(name, { recursive: true })
  await symlink(elsewhere, name)
}

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

function fail(reason: string): never {
  throw new Error(`${reason}. Start Purser as the user who made it, or choose another DATA_DIR.`)
}
