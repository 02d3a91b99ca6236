import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'

/** Chromium asks its maker's servers things of its own accord; a test talks to nobody but the server. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]

/**
 * Starts a browser: the one that CHROMIUM_PATH names, else the one that comes with the packages, else the system's.
 * The packaged one has no windows of its own to draw: it takes half of the processor's time.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findChromium()
  return chromium.launch({ executablePath, args: flags, env: { ...process.env, ...environment } })
}

async function findChromium(): Promise<{ executablePath: string; environment: Record<string, string> }> {
  // The packages have one for this processor alone.
  const hasPackaged = process.platform === 'linux' && process.arch === 'x64'
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const executablePath = process.env.CHROMIUM_PATH ?? (hasPackaged ? undefined : places.find(existsSync))
  return executablePath ? { executablePath, environment: {} } : unpackChromium()
}

/** The packaged browser and the few system libraries that a bare machine lacks, unpacked once. */
async function unpackChromium() {
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const libraries = path.join(tmpdir(), 'purser-chromium-libraries')
  if (!existsSync(libraries)) {
    const archive = path.join(
      path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../bin/al2023.tar.br',
    )
    const folder = `${libraries}-${process.pid}`
    await mkdir(folder, { recursive: true })
    const tar = path.join(folder, 'libraries.tar')
    await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(tar))
    const { status, stderr } = spawnSync('tar', ['-xf', tar, '-C', folder], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`The browser's libraries were not unpacked: ${stderr}`)
    // Another worker may have been faster; its copy is as good.
    await rename(folder, libraries).catch(() => rm(folder, { recursive: true, force: true }))
  }
  return { executablePath, environment: { LD_LIBRARY_PATH: `${libraries}/lib:${libraries}` } }
}
