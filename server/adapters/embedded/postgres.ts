import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { type Account, chooseAccount } from './postgres-account.ts'
import { ensureCluster, readPassword } from './postgres-cluster.ts'
import { homeOf, openHome, type PostgresHome } from './postgres-home.ts'
import { findPrograms } from './postgres-programs.ts'
import { findPostmaster, type Postmaster, startPostmaster, stopPostmaster, TryAgain } from './postmaster.ts'

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
 * the one that a killed server left running on this folder.
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
  const postmaster = left ?? (await startOnFreePort(programs, home, account, port))
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/postgres`,
    port: postmaster.port,
    adopted: left !== undefined,
    stop: () => stopPostmaster(postmaster, home),
  }
}

/** Another program may take a port between looking and listening; then the next one is tried. */
async function startOnFreePort(
  programs: string,
  home: PostgresHome,
  account: Account,
  first: number,
): Promise<Postmaster> {
  const end = performance.now() + 15_000
  let port = await findFreePort(first)
  for (;;) {
    try {
      return await startPostmaster(programs, home, account, port)
    } catch (error) {
      if (!(error instanceof TryAgain) || performance.now() > end) throw error
      if (error.reason === 'port taken') port = await findFreePort(port + 1)
      else await pause(100)
    }
  }
}
