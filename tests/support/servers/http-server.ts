import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createAppLogin } from '../../../migrations/roles.ts'
import { startDatabase } from './database.ts'
import { compileCache, freePort } from './server.ts'

export interface HttpServer {
  baseUrl: string
  /** A connection as the database owner, for changes that no mutation makes. */
  owner: pg.Client
  /** The database address for the application's role. */
  appUrl: string
  ask(token: string | undefined, query: string, organizationId?: string): Promise<Answer>
  stop(): Promise<void>
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test's own operation answers.
  data: any
  code: string | undefined
}

export async function startHttpServer(environment: Record<string, string> = {}): Promise<HttpServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-doors-'))
  const postgres = await startDatabase(dataDir)
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  const [appUrl, port] = [await createAppLogin(postgres.url, 'a password'), await freePort()]
  const httpServer: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, 'http-server-process.ts')], {
    env: { PATH: process.env.PATH, ...compileCache, DATABASE_URL: appUrl, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (httpServer.stdout) await once(httpServer.stdout, 'data')
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    owner,
    appUrl,
    async ask(token, query, organizationId) {
      const response = await fetch(`${baseUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(organizationId && { 'x-active-organization-id': organizationId }),
        },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = await response.json()
      return { status: response.status, data, code: errors?.[0]?.extensions?.code }
    },
    async stop() {
      httpServer.kill()
      await owner.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
