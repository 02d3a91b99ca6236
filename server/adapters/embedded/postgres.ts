import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { chooseAccount } from './postgres-account.ts'
import { ensureCluster, readPassword } from './postgres-cluster.ts'
import { homeOf, openHome } from './postgres-home.ts'
import { findPrograms } from './postgres-programs.ts'
import { findPostmaster, type Postmaster, RetryableStartError, startPostmaster, stopPostmaster } from './postmaster.ts'
import { isRunning } from './process.ts'
import { superviseProcess } from './supervise-process.ts'

export interface EmbeddedPostgres {
  /** Connects as the owner of everything (a superuser): for migrations, and for making the role the server uses. */
  url: string
  port: number
  /** Whether it was already running, left behind by a server that was killed. */
  adopted: boolean
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Everything is kept below it. One server at a time: take `lockDataDir` first. */
  dataDir: string
  /** The first port to try; the next free one is taken. */
  port?: number
  log(line: string): void
}

/**
 * Starts PostgreSQL 18 from the programs in node_modules on 127.0.0.1, making its cluster the first time; or adopts
 * the one that a killed server left running on this folder. Until it is stopped it is started again, on its port,
 * whenever it ends by itself.
 *
 * @throws Error that says which step failed, with PostgreSQL's own last lines
 */
export async function startPostgres({ port = 15432, log, ...options }: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const account = await chooseAccount(homeOf(dataDir))
  const programs = await findPrograms(account)
  const home = await openHome(dataDir, account)
  if (await ensureCluster(programs, home, account)) log(`PostgreSQL: made a new database in ${home.cluster}`)
  const password = await readPassword(home)

  const left = await findPostmaster(home)
  if (left) log(`PostgreSQL: adopted the one still running (process ${left.pid})`)
  const startOn = (wanted: number) => startPostmaster(programs, home, account, wanted)
  let postmaster = left ?? (await startOnFreePort(port, startOn))
  const release = superviseProcess({
    name: 'PostgreSQL',
    isRunning: () => isRunning(postmaster.pid),
    async start() {
      const { port: wanted } = postmaster
      postmaster = (await findPostmaster(home)) ?? (await insist(() => startOn(wanted)))
    },
    log,
  })
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/postgres`,
    port: postmaster.port,
    adopted: left !== undefined,
    async stop() {
      await release()
      await stopPostmaster(postmaster, home)
    },
  }
}

/** Another program may take a port between looking and listening; then the next one is tried. */
async function startOnFreePort(first: number, startOn: (port: number) => Promise<Postmaster>): Promise<Postmaster> {
  let port = await findFreePort(first)
  return insist(
    () => startOn(port),
    async () => {
      port = await findFreePort(port + 1)
    },
  )
}

/** @param onTaken where something else has the port; without it, its end is waited for */
async function insist(start: () => Promise<Postmaster>, onTaken?: () => Promise<void>): Promise<Postmaster> {
  const end = performance.now() + 15_000
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof RetryableStartError) || performance.now() > end) throw error
      if (error.reason === 'port taken' && onTaken) await onTaken()
      else await pause(100)
    }
  }
}
