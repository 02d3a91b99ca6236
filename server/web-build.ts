import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.dirname(import.meta.dirname)
export const webFolder = path.join(root, 'dist/web')

const readOnlyFolder = `The web app is not built yet, and this user cannot write to ${root} to build it. Run npm run build \
once as the owner of the folder, then start Purser as any user.`

/**
 * Builds the web app if its sources have changed since the last build.
 * @returns true if the web app was built
 * @throws Error with the last output of the build
 */
export async function buildWeb(): Promise<boolean> {
  const stamp = path.join(root, 'dist/web.stamp')
  const sources = await fingerprint()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === sources && (await exists(path.join(webFolder, 'index.html')))) return false
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  // A separate folder prevents two servers that start at the same time from deleting each other's build.
  const folder = `${webFolder}.${process.pid}`
  const build = [vite, 'build', '--config', 'web/vite.config.ts', '--outDir', folder]
  await promisify(execFile)(process.execPath, build, { cwd: root }).catch((error: Error & { stderr?: string }) => {
    const output = error.stderr ?? error.message
    if (/\b(EACCES|EROFS)\b/.test(output)) throw new Error(readOnlyFolder)
    throw new Error(`The web app was not built: ${output.slice(-2_000)}`)
  })
  await rm(webFolder, { recursive: true, force: true })
  // Another server has finished an identical build first.
  await rename(folder, webFolder).catch(() => rm(folder, { recursive: true, force: true }))
  await writeFile(stamp, sources)
  return true
}

export async function isWebBuilt(): Promise<boolean> {
  return exists(path.join(webFolder, 'index.html'))
}

async function fingerprint() {
  const hash = createHash('sha256')
  const files = (await readdir(path.join(root, 'web'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .concat(path.join(root, 'package-lock.json'))
    .sort()
  for (const file of files) {
    hash.update(path.relative(root, file))
    // Reading many small files synchronously takes less than half of the time.
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function exists(file: string) {
  return stat(file).then(
    () => true,
    () => false,
  )
}
