import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../../support/servers/cache.ts'
import { listImageContext } from '../../support/tools/dockerignore.ts'

const run = promisify(execFile)

const megabyte = 1_000_000

export interface ShippedTree {
  folder: string
  /** In megabytes of 10⁶ bytes, by part. Node.js is part of the image. */
  sizes: Record<string, number>
  /** Files that no image may contain. */
  unwanted: string[]
}

/** Performs the steps of .docker/Dockerfile in a folder. The result is read-only, also for its owner. */
export async function buildTree(parent: string, writeLine: (line: string) => void): Promise<ShippedTree> {
  const [build, folder] = [path.join(parent, 'build'), path.join(parent, 'purser')]
  for (const file of listImageContext(repository)) {
    await cp(path.join(repository, file), path.join(build, file), { recursive: true })
  }
  const options = { cwd: build, maxBuffer: 10 * megabyte }
  await run('npm', ['ci', '--prefer-offline'], options)
  writeLine('the packages are installed')
  await run('npm', ['run', 'build'], options)
  writeLine('the web app is built')
  await run(process.execPath, ['.docker/assemble.ts', folder], options)
  await rm(build, { recursive: true })
  await makeReadOnly(folder)
  return { folder, sizes: await measure(folder), unwanted: await listUnwanted(folder) }
}

async function makeReadOnly(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) await makeReadOnly(file)
    else if (entry.isFile()) await chmod(file, (await stat(file)).mode & 0o111 ? 0o555 : 0o444)
  }
  await chmod(folder, 0o555)
}

/** Makes the folder removable. */
export async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755).catch(() => {})
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (entry.isDirectory()) await makeWritable(path.join(folder, entry.name))
  }
}

async function measure(folder: string): Promise<Record<string, number>> {
  const parts = { 'web app': 'dist/web', 'compiled code': 'dist/compiled', packages: 'node_modules' }
  const sizes: Record<string, number> = { 'Node.js': (await stat(process.execPath)).size / megabyte }
  const total = await sizeOf(folder)
  for (const [part, name] of Object.entries(parts)) sizes[part] = await sizeOf(path.join(folder, name))
  const inFolder = Object.keys(parts).reduce((sum, part) => sum + (sizes[part] ?? 0), 0)
  return { ...sizes, sources: total - inFolder }
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await listFiles(folder)).map(async (file) => (await stat(file)).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / megabyte
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function listUnwanted(folder: string): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(path.join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const isDevelopment = (file: string) => packages[/^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '']?.dev
  const files = (await listFiles(folder)).map((file) => path.relative(folder, file))
  return files.filter(
    (file) => /\.map$|(^|\/)\.env|(^|\/)\.git\/|^tests\/|^web\/|\.key$/.test(file) || isDevelopment(file),
  )
}

/** Creates a folder that only this user may use. */
export async function makeDataFolder(folder: string, user: number | undefined): Promise<string> {
  await mkdir(folder, { mode: 0o700 })
  if (user !== undefined) await run('chown', [`${user}:${user}`, folder])
  return folder
}
