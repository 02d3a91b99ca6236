import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createAppLogin } from '../migrations/roles.ts'
import { migrate } from '../migrations/run.ts'
import { lockDataDir } from './adapters/embedded/data-dir-lock.ts'
import { type EmbeddedIdentity, startIdentity } from './adapters/embedded/identity.ts'
import { connectToEmulator } from './adapters/embedded/identity-external.ts'
import { startPostgres } from './adapters/embedded/postgres.ts'
import { openFolder, openS3, type Storage } from './adapters/storage.ts'
import type { Config, FirebaseSettings } from './base/config.ts'

/** What the server stands on, embedded or given: a migrated database, a provider of identities, a place for files. */
export interface Infrastructure {
  /** Owns the tables: for migrations and the queue of jobs. */
  ownerUrl: string
  /** Owns nothing: for everything else. */
  appUrl: string
  firebase: FirebaseSettings
  /** There in embedded mode. */
  identity: EmbeddedIdentity | undefined
  storage: Storage
  secretKeys: [string, ...string[]]
  close(): Promise<void>
}

/** Tells how long a part of the start took. */
export type MeasureStep = <T>(part: string, work: () => Promise<T>) => Promise<T>

/** Starts what is not given. Undoes what it has started when a part fails. */
export async function startInfrastructure(
  config: Config,
  timed: MeasureStep,
  say: (line: string) => void,
): Promise<Infrastructure> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  // Files alone are no state of one server's: several may share the folder.
  const keepsState = !config.databaseUrl || !(config.firebase ?? config.authEmulatorHost) || !config.secretKeys
  if (keepsState) {
    const lock = await lockDataDir(config.dataDir, config.port)
    closers.push(() => lock.release())
  }
  try {
    const secretKeys = config.secretKeys ?? [await ownSecret(config.dataDir)]
    const startDatabase = async () => {
      if (config.databaseUrl) return config.databaseUrl
      const postgres = await timed('PostgreSQL', () => startPostgres({ dataDir: config.dataDir, log: say }))
      closers.push(() => postgres.stop())
      return postgres.url
    }
    const prepareDatabase = async () => {
      const ownerUrl = await startDatabase()
      await timed('migrations', () => migrate(ownerUrl))
      const password = loginPassword(ownerUrl, secretKeys[0])
      return { ownerUrl, appUrl: await createAppLogin(ownerUrl, password) }
    }
    const prepareIdentity = async () => {
      const { firebase, authEmulatorHost } = config
      if (firebase && !authEmulatorHost) return { firebase, identity: undefined }
      const projectId = firebase?.projectId ?? 'demo-purser'
      if (authEmulatorHost) {
        return { firebase: embeddedFirebase(projectId), identity: connectToEmulator(authEmulatorHost, projectId) }
      }
      const port = config.authEmulatorPort
      const identity = await timed('identity provider', () =>
        startIdentity({ dataDir: config.dataDir, projectId, port, log: say }),
      )
      closers.push(() => identity.stop())
      return { firebase: embeddedFirebase(projectId), identity }
    }
    const [database, identity] = await settled([prepareDatabase(), prepareIdentity()])
    const storage = config.s3 ? openS3(config.s3) : openFolder(path.join(config.dataDir, 'files'))
    return { ...database, ...identity, storage, secretKeys, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Like Promise.all, but waits for all, so that what one has started can be stopped when the other fails. */
async function settled<A, B>([first, second]: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}

const embeddedFirebase = (projectId: string): FirebaseSettings => ({ projectId, apiKey: 'embedded', authDomain: '' })

/**
 * The same for all servers on a database, while SECRET_KEY is being replaced too: it is made of the owner's password,
 * where the address has one.
 */
function loginPassword(ownerUrl: string, secretKey: string): string {
  const secret = new URL(ownerUrl).password || secretKey
  return createHmac('sha256', secret).update('database login').digest('base64url')
}

/** The embedded mode's own key: made once, for the owner's eyes only. */
async function ownSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
