import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createAppLogin } from '../migrations/roles.ts'
import { migrate } from '../migrations/run.ts'
import { lockDataDir } from './adapters/embedded/data-dir-lock.ts'
import { type EmbeddedIdentity, startIdentity } from './adapters/embedded/identity.ts'
import { connectToEmulator } from './adapters/embedded/identity-external.ts'
import { startPostgres } from './adapters/embedded/postgres.ts'
import type { FirebaseSettings } from './adapters/identity.ts'
import { openFolder, openS3, type Storage } from './adapters/storage.ts'
import type { Config } from './config.ts'

export interface Infrastructure {
  /** Connects as the owner of the tables, for migrations and the job queue. */
  ownerUrl: string
  appUrl: string
  firebase: FirebaseSettings
  identity: EmbeddedIdentity | undefined
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
  const isStateful = !config.databaseUrl || !(config.firebase ?? config.authEmulatorHost) || !config.secretKeys
  if (isStateful) {
    const lock = await lockDataDir(config.dataDir, config.port)
    closers.push(() => lock.release())
  }
  try {
    const secretKeys = config.secretKeys ?? (await ownSecretKeys(config.dataDir))
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
    const prepareIdentity = async () => {
      const { firebase, authEmulatorHost } = config
      if (firebase && !authEmulatorHost) return { firebase, identity: undefined }
      const projectId = firebase?.projectId ?? 'demo-purser'
      if (authEmulatorHost) {
        return { firebase: embeddedFirebase(projectId), identity: connectToEmulator(authEmulatorHost, projectId) }
      }
      const port = config.authEmulatorPort
      const identity = await timed('identity provider', () =>
        startIdentity({ dataDir: config.dataDir, projectId, port, log: writeLine }),
      )
      closers.push(() => identity.stop())
      return { firebase: embeddedFirebase(projectId), identity }
    }
    const [database, identity] = await awaitBoth([prepareDatabase(), prepareIdentity()])
    return { ...database, ...identity, storage: openStorage(config), secretKeys, close }
  } catch (error) {
    await close()
    throw error
  }
}

export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 ? openS3(s3) : openFolder(path.join(dataDir, 'files'))
}

async function awaitBoth<A, B>([first, second]: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}

const embeddedFirebase = (projectId: string): FirebaseSettings => ({ projectId, apiKey: 'embedded', authDomain: '' })

/**
 * Derives the password from the owner's password if the URL has one, so that all servers agree while SECRET_KEY is
 * being replaced.
 */
function loginPassword(ownerUrl: string, secretKey: string): string {
  const secret = new URL(ownerUrl).password || secretKey
  return createHmac('sha256', secret).update('database login').digest('base64url')
}

/** Creates the key of embedded mode once, readable only by its owner. A restored backup may have several. */
async function ownSecretKeys(dataDir: string): Promise<[string, ...string[]]> {
  const file = path.join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const [first = '', ...others] = (await readFile(file, 'utf8')).trim().split(',')
  return [first, ...others]
}
