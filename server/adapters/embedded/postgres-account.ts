import { execFile, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Account {
  name: string
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. Root runs it as the owner of the existing files, or else as an unprivileged
 * system user. Other accounts run it as themselves.
 *
 * @param home the folder of the database files, which may not exist yet
 */
export async function chooseAccount(home: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { name: 'you' }
  const files = await stat(home).catch(() => undefined)
  if (files && files.uid !== 0) return { name: `user ${files.uid}`, uid: files.uid, gid: files.gid }
  for (const name of ['postgres', 'nobody']) {
    const account = await findAccount(name)
    if (account) return account
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.')
}

export async function canAccessFolder(account: Account, folder: string): Promise<boolean> {
  const result = await runAs(account, '/bin/sh', ['-c', 'cd -- "$0"', folder])
  return result.code === 0
}

export function runAs(account: Account, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...asAccount(account), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

/**
 * Returns the options of `spawn` for the account. The environment only sets the language of messages, so that variables
 * such as PGDATA or LD_LIBRARY_PATH have no effect.
 */
export function asAccount({ uid, gid }: Account) {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', PATH: '/usr/bin:/bin' }
  return { env, cwd: '/', ...(uid === undefined ? {} : { uid, gid }) }
}

async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
    )
    return uid === undefined || gid === undefined ? undefined : { name, uid, gid }
  } catch {
    return undefined
  }
}
