import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { openCached, repository } from '../servers/cache.ts'

/** Chromium contacts its vendor's servers by default, but tests may contact only the server. */
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
 * The pages of tests live for seconds. The optimizing compilers take a fifth of the processor time of loading one, and
 * few pages would run the optimized code for long.
 */
const shortLived = '--js-flags=--no-opt --no-maglev'

/**
 * Starts the browser of CHROMIUM_PATH, the packaged one or the system's. The packaged one is headless only and uses
 * half the CPU time.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/**
 * Starts the browser that all test files of a run share when the first file requests it, and again if it has ended.
 * @returns an address that answers with the browser's own
 */
export async function openBrowserServer(): Promise<{ url: string; close(): Promise<void> }> {
  let launched: Promise<BrowserServer> | undefined
  const launch = async () => {
    const { args, ...options } = await launchOptions()
    const browser = await chromium.launchServer({ ...options, args: [...args, shortLived], host: '127.0.0.1' })
    browser.once('close', () => {
      launched = undefined
    })
    return browser
  }
  const server = createServer(async (_, response) => {
    launched ??= launch()
    response.end((await launched).wsEndpoint())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      await (await launched)?.close()
    },
  }
}

/** @param url the address that `openBrowserServer` has given */
export async function connectToBrowser(url: string): Promise<Browser> {
  const response = await fetch(url)
  return chromium.connect(await response.text())
}

export async function launchOptions() {
  const { executablePath, environment } = await findChromium()
  return { executablePath, args: flags, env: { ...process.env, ...environment } }
}

async function findChromium(): Promise<{ executablePath: string; environment: Record<string, string> }> {
  // The packages have a browser only for this architecture.
  const hasPackaged = process.platform === 'linux' && process.arch === 'x64'
  const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const executablePath = process.env.CHROMIUM_PATH ?? (hasPackaged ? undefined : paths.find(existsSync))
  return executablePath ? { executablePath, environment: {} } : unpackChromium()
}

/** Unpacks the packaged browser and the system libraries that a minimal machine lacks, once. */
async function unpackChromium() {
  const packaged = path.join(repository, 'node_modules/@sparticuz/chromium')
  const { version }: { version: string } = JSON.parse(await readFile(path.join(packaged, 'package.json'), 'utf8'))
  const folder = await openCached('chromium', version, async (draft) => {
    const unpack = (name: string, file: string) =>
      pipeline(
        createReadStream(path.join(packaged, 'bin', name)),
        createBrotliDecompress(),
        createWriteStream(path.join(draft, file), { mode: 0o755 }),
      )
    await unpack('chromium.br', 'chromium')
    for (const archive of ['swiftshader.tar', 'al2023.tar']) {
      const file = path.join(draft, archive)
      await unpack(`${archive}.br`, archive)
      await promisify(execFile)('tar', ['-xf', file, '-C', draft])
      await rm(file)
    }
  })
  return {
    executablePath: path.join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  }
}
