import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const hasProc = existsSync('/proc/self/stat')

/** Whether this process id belongs to a living process, whoever owns it. A zombie is not alive. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await processStartOf(pid)) !== undefined
}

/**
 * When the process was born, as text that is only good for comparing: the same id with another birth is another
 * process. On Linux the clock ticks since boot and the boot's own id, elsewhere what `ps` prints. Undefined when
 * there is no such living process.
 */
export async function processStartOf(pid: number): Promise<string | undefined> {
  if (!hasProc) return askPs(pid, 'lstart=')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The command's name, in brackets, may itself hold spaces and brackets: fields are counted after the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${boot.trim()}:${fields[19]}`
}

/** Whether the process works in this folder: PostgreSQL's postmaster always does, in its cluster's. */
export async function hasWorkingDirectory(pid: number, folder: string): Promise<boolean> {
  if (hasProc) return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === folder
  return (await askPs(pid, 'command='))?.includes(folder) ?? false
}

async function askPs(pid: number, column: string): Promise<string | undefined> {
  const answer = await run('ps', ['-o', column, '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout.trim() || undefined
}
