import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { openOwnerPool } from '../../support/servers/database.ts'
import { openTogether } from '../../support/servers/open-together.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

export interface Memory {
  heap: number
  external: number
  rss: number
}

export interface SlowFixture {
  server: TestServer
  owner: pg.Pool
  memory(): Promise<Memory>
  close(): Promise<void>
}

export async function createSlowFixture(): Promise<SlowFixture> {
  return openTogether('slow', async (dataDir, closeBy) => {
    const postgres = await startPostgres({ dataDir, log: () => {} })
    closeBy(() => postgres.stop())
    const owner = openOwnerPool(postgres.url, 2)
    closeBy(() => owner.end())
    const preload = pathToFileURL(path.join(import.meta.dirname, 'slow-memory.ts')).href
    const server = await startServer({
      dataDir: path.join(dataDir, 'server'),
      environment: {
        DATABASE_URL: postgres.url,
        SECRET_KEY: 'the key of the proof and of nobody else',
        TRUSTED_PROXIES: '127.0.0.1',
        NODE_OPTIONS: `--import=${preload}`,
      },
    })
    closeBy(() => server.stop())
    return { server, owner, memory: () => memoryOf(server) }
  })
}

async function memoryOf(server: TestServer): Promise<Memory> {
  const from = server.output().length
  server.process.kill('SIGUSR2')
  for (;;) {
    const logged = /memory: (\{.*\})\n/.exec(server.output().slice(from))
    if (logged?.[1]) return JSON.parse(logged[1])
    await pause(10)
  }
}
