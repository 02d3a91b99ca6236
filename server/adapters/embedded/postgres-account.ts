import { execFile, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Who PostgreSQL's programs run as. Without ids: as whoever runs this process. */
export interface Account {
  name: string
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of the files already there, else as the
 * user `postgres`, else as `nobody`; anybody else runs it as themselves.
 *
 * @param home where the database's files are, or will be
 */
export async function chooseAccount(home: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { name: 'you' }
  const files = await stat(home).catch(() => undefined)
  if (files && files.uid !== 0) return { name: `user ${files.uid}`, uid: files.uid, gid: files.gid }
  for (const name of ['postgres', 'nobody']) {
    const account = await lookUp(name)
    if (account) return account
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.')
}

/** Whether the account can reach this folder: every folder above lets it pass. */
export async function canAccessFolder(account: Account, folder: string): Promise<boolean> {
  const result = await runAs(account, '/bin/sh', ['-c', 'cd -- "$0"', folder])
  return result.code === 0
}

/** Runs a program to its end. What it printed, both streams together, is in `output`. */
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
 * What `spawn` needs for that account. The environment is empty but for the language of messages, which are shown
 * to people and compared: nothing like PGDATA or LD_LIBRARY_PATH leaks in.
 */
export function asAccount({ uid, gid }: Account) {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', PATH: '/usr/bin:/bin' }
  return { env, cwd: '/', ...(uid === undefined ? {} : { uid, gid }) }
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
    )
    return uid === undefined || gid === undefined ? undefined : { name, uid, gid }
  } catch {
    return undefined
  }
}
