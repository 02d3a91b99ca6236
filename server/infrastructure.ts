import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createAppLogin } from '../migrations/roles.ts'
import { migrate } from '../migrations/run.ts'
import { lockDataDir } from './adapters/embedded/data-dir-lock.ts'
import { startPostgres } from './adapters/embedded/postgres.ts'
import type { FirebaseSettings } from './adapters/firebase.ts'
import { connectToEmulator, type FirebaseEmulator } from './adapters/firebase-emulator.ts'
import { openFolder, openS3, type Storage } from './adapters/storage.ts'
import type { Config } from './config.ts'

export interface Infrastructure {
  /** Connects as the owner of the tables, for migrations and the job queue. */
  ownerUrl: string
  appUrl: string
  firebase: FirebaseSettings | undefined
  emulator: FirebaseEmulator | undefined
  storage: Storage
  secretKeys: [string, ...string[]]
  close(): Promise<void>
}

export type MeasureStep = <T>(part: string, work: () => Promise<T>) => Promise<T>

export async function startInfrastructure(
  config: Config,
  timed: MeasureStep,
  writeLine: (line: string) => void,
): Promise<Infrastructure> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  // Without other state than files, several servers may share the folder, so it is not locked.
  const isStateful = !config.databaseUrl || !config.secretKeys
  if (isStateful) {
    const lock = await lockDataDir(config.dataDir, config.port)
    closers.push(() => lock.release())
  }
  try {
    const secretKeys = config.secretKeys ?? [await ownSecret(config.dataDir)]
    const startDatabase = async () => {
      if (config.databaseUrl) return config.databaseUrl
      const postgres = await timed('PostgreSQL', () => startPostgres({ dataDir: config.dataDir, log: writeLine }))
      closers.push(() => postgres.stop())
      return postgres.url
    }
    const prepareDatabase = async () => {
      const ownerUrl = await startDatabase()
      await timed('migrations', () => migrate(ownerUrl))
      const password = loginPassword(ownerUrl, secretKeys[0])
      return { ownerUrl, appUrl: await createAppLogin(ownerUrl, password) }
    }
    const database = await prepareDatabase()
    const storage = config.s3 ? openS3(config.s3) : openFolder(path.join(config.dataDir, 'files'))
    return { ...database, ...firebaseOf(config), storage, secretKeys, close }
  } catch (error) {
    await close()
    throw error
  }
}

function firebaseOf({ firebase, authEmulatorHost }: Config): Pick<Infrastructure, 'firebase' | 'emulator'> {
  if (!authEmulatorHost) return { firebase, emulator: undefined }
  const projectId = firebase?.projectId ?? 'demo-purser'
  const emulated = { projectId, apiKey: 'emulated', authDomain: '' }
  return { firebase: emulated, emulator: connectToEmulator(authEmulatorHost, projectId) }
}

/**
 * Derives the password from the owner's password if the URL has one, so that all servers agree while SECRET_KEY is
 * being replaced.
 */
function loginPassword(ownerUrl: string, secretKey: string): string {
  const secret = new URL(ownerUrl).password || secretKey
  return createHmac('sha256', secret).update('database login').digest('base64url')
}

/** Creates the key of embedded mode once, readable only by its owner. */
async function ownSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
