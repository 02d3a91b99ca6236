import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, runAs } from './postgres-account.ts'
import { type PostgresHome, writePassword } from './postgres-home.ts'
import { copyForUnnamedUser } from './postgres-programs.ts'

/**
 * Creates the cluster if there is none. The cluster is created in a temporary folder and renamed, so that an
 * interrupted creation is repeated.
 *
 * @returns true if the cluster was created
 */
export async function ensureCluster(programs: string, home: PostgresHome, account: Account): Promise<boolean> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) return false
  const found = await readdir(home.cluster).catch(() => [])
  if (found.length > 0) {
    throw new Error(`${home.cluster} holds files but no PostgreSQL cluster (PG_VERSION is missing): move it away.`)
  }

  const draft = `${home.cluster}.new`
  await rm(draft, { recursive: true, force: true })
  await writePassword(home.passwordFile, account)
  const options = [
    ...['-D', draft, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${home.passwordFile}`],
    ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...['--no-instructions', '--set', 'timezone=UTC', '--set', 'log_timezone=UTC'],
  ]
  let { code, output } = await runAs(account, join(programs, 'bin', 'initdb'), options)
  if (output.includes('could not look up effective user ID')) {
    const copies = await copyForUnnamedUser(programs, `${home.cluster}.programs`, account)
    ;({ code, output } = await runAs(account, join(copies, 'bin', 'initdb'), options))
    await rm(copies, { recursive: true, force: true })
  }
  if (code !== 0) throw new Error(`PostgreSQL's initdb failed (exit code ${code}):\n${lastLines(output)}`)
  await rename(draft, home.cluster)
  return true
}

/** @throws Error when the file is missing, because the database is not accessible without its password */
export async function readPassword(home: PostgresHome): Promise<string> {
  const password = await readFile(home.passwordFile, 'utf8').catch(() => '')
  if (!password) throw new Error(`The database's password is missing: ${home.passwordFile} was removed or emptied.`)
  return password.trim()
}

export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n')
}
