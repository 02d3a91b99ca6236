import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findRunningPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { copyDatabase, createDatabase } from './database.ts'
import { sharedEmulator } from './emulator.ts'
import { rememberServer, type SignInSettings } from './known-servers.ts'

export interface TestServer {
  baseUrl: string
  dataDir: string
  signIn: SignInSettings
  process: ChildProcess
  output(): string
  /** Stops the server as an operator would, and removes its folder unless the test provided it. */
  stop(): Promise<void>
  /** Kills the server as a power failure would. Its folder stays. */
  kill(): Promise<void>
}

export interface ServerOptions {
  /** An existing data folder. Defaults to a new one that is removed at the end. */
  dataDir?: string
  port?: number
  /** Makes a database that waits for the disk, as the server itself does, in place of a copy. */
  isDurable?: boolean
  environment?: Record<string, string>
}

/** Many processes start in a run: half of what that takes is compiling the sources. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'purser-compiled') }

const main = path.join(import.meta.dirname, '../../../server/main.ts')

/** Starts the production server in a separate process and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'purser-test-')))
  const port = options.port ?? (await freePort())
  const identity = await identityOf(options.environment)
  const environment: Record<string, string> = { ...identity, ...options.environment }
  const usesRun = !options.dataDir && !options.isDurable && !environment.DATABASE_URL
  const database = usesRun ? await createDatabase() : undefined
  if (database) environment.DATABASE_URL = database.url
  if (!environment.DATABASE_URL && !options.isDurable) await copyDatabase(dataDir)
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const baseUrl = `http://127.0.0.1:${port}`
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes(' is ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output.slice(-4_000)}`)))
  })
  await ready
  const signIn = await signInSettingsFor(environment, dataDir, port)
  rememberServer(baseUrl, signIn)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    baseUrl,
    dataDir,
    signIn,
    process: child,
    output: () => output,
    async stop() {
      await end('SIGTERM')
      await database?.stop()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
  }
}

/** Built-in accounts, unless the environment names Firebase, whose emulator starts with the first server that needs it. */
async function identityOf({
  IDENTITY,
  FIREBASE_PROJECT_ID,
  FIREBASE_AUTH_EMULATOR_HOST,
}: Record<string, string> = {}): Promise<Record<string, string>> {
  if (FIREBASE_PROJECT_ID || FIREBASE_AUTH_EMULATOR_HOST) return {}
  return IDENTITY === 'firebase' ? { FIREBASE_AUTH_EMULATOR_HOST: await sharedEmulator() } : { IDENTITY: 'own' }
}

async function signInSettingsFor(
  { DATABASE_URL, SECRET_KEY, IDENTITY, PUBLIC_URL, DEFAULT_PLAN }: Record<string, string>,
  dataDir: string,
  port: number,
): Promise<SignInSettings> {
  const secretKeys = SECRET_KEY ?? (await readFile(path.join(dataDir, 'secret-key'), 'utf8'))
  return {
    ownerUrl: DATABASE_URL ?? (await findRunningPostgres(dataDir)) ?? '',
    secretKey: secretKeys.split(',')[0]?.trim() ?? '',
    address: PUBLIC_URL ?? `http://localhost:${port}`,
    plan: DEFAULT_PLAN ?? 'self_hosted',
    usesFirebase: IDENTITY !== 'own',
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
