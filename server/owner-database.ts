import { type DataDirLock, lockDataDir } from './adapters/embedded/data-dir-lock.ts'
import { findRunningPostgres, hasDatabase, startPostgres } from './adapters/embedded/postgres.ts'
import type { Config } from './config.ts'

export interface OwnerDatabase {
  /** Connects as the owner of the tables. */
  url: string
  close(): Promise<void>
}

/**
 * Opens the database of the settings for a command. The embedded database is started unless a server runs it.
 * @throws Error if there is no database in the data folder
 */
export async function openOwnerDatabase(config: Config, log: (line: string) => void): Promise<OwnerDatabase> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return { url: databaseUrl, close: async () => {} }
  if (!hasDatabase(dataDir)) {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`)
  }
  const lock = await lockDataDir(dataDir, config.port).catch((error: unknown) => ({ error }))
  if ('error' in lock) {
    const url = await findRunningPostgres(dataDir)
    if (url === undefined) throw lock.error
    return { url, close: async () => {} }
  }
  return startLocked(dataDir, lock, log)
}

/**
 * Opens the database of the settings for a restore. The embedded database is created if it is missing.
 * @throws Error if a server runs on the data folder
 */
export async function openTargetDatabase(config: Config, log: (line: string) => void): Promise<OwnerDatabase> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return { url: databaseUrl, close: async () => {} }
  return startLocked(dataDir, await lockDataDir(dataDir, config.port), log)
}

async function startLocked(dataDir: string, lock: DataDirLock, log: (line: string) => void): Promise<OwnerDatabase> {
  try {
    const postgres = await startPostgres({ dataDir, log })
    return {
      url: postgres.url,
      async close() {
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
