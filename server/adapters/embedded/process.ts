import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const hasProc = existsSync('/proc/self/stat')

/** Returns true if the process is alive, whichever account owns it. A zombie process is not alive. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await processStartOf(pid)) !== undefined
}

/**
 * Returns the start time of the process as an opaque text, which identifies a process whose id was reused. On Linux the
 * text contains clock ticks since boot and the boot id, and elsewhere the output of `ps`. Undefined for a dead process.
 */
export async function processStartOf(pid: number): Promise<string | undefined> {
  if (!hasProc) return askPs(pid, 'lstart=')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The command name in brackets may contain spaces and brackets, so the fields are counted after the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${boot.trim()}:${fields[19]}`
}

/** Checks the working directory. PostgreSQL's postmaster always runs in its cluster's folder. */
export async function hasWorkingDirectory(pid: number, folder: string): Promise<boolean> {
  if (hasProc) return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === folder
  return (await askPs(pid, 'command='))?.includes(folder) ?? false
}

async function askPs(pid: number, column: string): Promise<string | undefined> {
  const answer = await run('ps', ['-o', column, '-p', String(pid)]).catch(() => undefined)
  return answer?.stdout.trim() || undefined
}
