import { existsSync } from 'node:fs'
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
  /** Connects as the database owner, a superuser, for migrations and for creating the server's role. */
  url: string
  port: number
  adopted: boolean
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Contains all files of the database. Call `lockDataDir` first, because only one server may use the folder. */
  dataDir: string
  port?: number
  log(line: string): void
}

/**
 * Starts PostgreSQL 18 from node_modules on 127.0.0.1 and creates the cluster the first time. Adopts a running
 * PostgreSQL that a killed server left on the folder. Restarts PostgreSQL on its port when it ends by itself.
 *
 * @throws Error with the failed step and PostgreSQL's last output
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
    url: ownerUrl(password, postmaster.port),
    port: postmaster.port,
    adopted: left !== undefined,
    async stop() {
      await release()
      await stopPostmaster(postmaster, home)
    },
  }
}

/** Returns true if the data folder has an embedded database. */
export const hasDatabase = (dataDir: string): boolean => existsSync(homeOf(resolve(dataDir)))

/**
 * Finds the PostgreSQL that a running server has started on the data folder.
 * @returns the URL of the owner; undefined if none is running
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const name = homeOf(resolve(dataDir))
  const home = await openHome(resolve(dataDir), await chooseAccount(name))
  const postmaster = await findPostmaster(home)
  return postmaster && ownerUrl(await readPassword(home), postmaster.port)
}

const ownerUrl = (password: string, port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

async function startOnFreePort(first: number, startOn: (port: number) => Promise<Postmaster>): Promise<Postmaster> {
  let port = await findFreePort(first)
  return insist(
    () => startOn(port),
    async () => {
      port = await findFreePort(port + 1)
    },
  )
}

/** @param onPortTaken called if another program uses the port; without it, the same port is retried */
async function insist(start: () => Promise<Postmaster>, onPortTaken?: () => Promise<void>): Promise<Postmaster> {
  const end = performance.now() + 15_000
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof RetryableStartError) || performance.now() > end) throw error
      if (error.reason === 'port taken' && onPortTaken) await onPortTaken()
      else await pause(100)
    }
  }
}
