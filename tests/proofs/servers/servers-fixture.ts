import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { buildWeb } from '../../../server/web-build.ts'
import { requireBalancer, startBalancer } from '../../support/servers/balancer.ts'
import { openOwnerPool } from '../../support/servers/database.ts'
import { openTogether } from '../../support/servers/open-together.ts'
import { freePort, startServer, type TestServer } from '../../support/servers/server.ts'

export interface ServersFixture {
  baseUrl: string
  port: number
  servers: TestServer[]
  ports: number[]
  owner: pg.Pool
  restart(index: number): Promise<void>
  whoReads(): Promise<number | undefined>
  /** Stops the database immediately, as a crash would. Its launcher restarts it. */
  crashDatabase(): Promise<void>
  close(): Promise<void>
}

export async function createServersFixture(count: number): Promise<ServersFixture> {
  requireBalancer()
  return openTogether('servers', async (dataDir, closeBy) => {
    await buildWeb()
    const postgres = await startPostgres({ dataDir, log: () => {} })
    closeBy(() => postgres.stop())
    const owner = openOwnerPool(postgres.url, 4)
    closeBy(() => owner.end())
    const shared = path.join(dataDir, 'shared')
    await mkdir(shared)
    const ports: number[] = []
    for (let index = 0; index < count; index++) ports.push(await freePort())
    const start = (index: number) => {
      const url = new URL(postgres.url)
      // The name in pg_stat_activity identifies the connections of each server.
      url.searchParams.set('application_name', `server-${index}`)
      return startServer({
        dataDir: shared,
        port: ports[index] ?? 0,
        environment: {
          DATABASE_URL: url.href,
          DATABASE_POOL_SIZE: '8',
          SECRET_KEY: 'the key that all servers of the proof have',
          TRUSTED_PROXIES: '127.0.0.1',
        },
      })
    }
    const started = await Promise.allSettled(ports.map((_, index) => start(index)))
    const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    closeBy(() => Promise.all(servers.map((server) => server.stop())))
    for (const each of started) if (each.status === 'rejected') throw each.reason
    const balancer = await startBalancer(ports)
    closeBy(() => balancer.stop())
    return {
      baseUrl: `http://127.0.0.1:${balancer.port}`,
      port: balancer.port,
      servers,
      ports,
      owner,
      async restart(index) {
        servers[index] = await start(index)
      },
      whoReads: () => whoReads(owner),
      async crashDatabase() {
        const lock = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
        process.kill(Number(lock.split('\n')[0]), 'SIGQUIT')
      },
    }
  })
}

/** Finds the server by the advisory lock under which it locks its jobs. */
async function whoReads(owner: pg.Pool): Promise<number | undefined> {
  const { rows } = await owner.query<{ name: string }>(
    `select activity.application_name as name
     from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       join pg_locks locks on locks.locktype = 'advisory' and locks.objid = hashtext(jobs.locked_by)::oid and locks.granted
       join pg_stat_activity activity on activity.pid = locks.pid
     where tasks.identifier = 'read-document' and jobs.locked_by is not null
     order by jobs.locked_at limit 1`,
  )
  const index = /^server-(\d)$/.exec(rows[0]?.name ?? '')?.[1]
  return index === undefined ? undefined : Number(index)
}
