import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { withDatabase } from './database.ts'

interface Watched {
  server: TestServer
  owner: pg.Client
}

export function withWatchedServer<T>(work: (watched: Watched) => Promise<T>): Promise<T> {
  return withDatabase(async ({ ownerUrl }) => {
    const preload = pathToFileURL(path.join(import.meta.dirname, 'event-loop.ts')).href
    const environment = { DATABASE_URL: ownerUrl, NODE_OPTIONS: `--import=${preload}` }
    const server = await startServer({ environment })
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      return await work({ server, owner })
    } finally {
      await owner.end()
      await server.stop()
    }
  })
}
