import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** What a process uses, asked from outside: one that decodes a hostile file may not get round to answering. */
export interface ProcessUsage {
  /** Resident memory in megabytes (10⁶ bytes). */
  megabytes: number
  /** Processor time since its start, in milliseconds. */
  processorTime: number
}

const run = promisify(execFile)

/** Null for a process that has ended. */
export async function usageOf(pid: number): Promise<ProcessUsage | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return null
  }
}

/** Linux counts processor time in hundredths of a second (USER_HZ). */
async function fromProc(pid: number): Promise<ProcessUsage> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ])
  // The name of the program stands in brackets and may hold anything; the fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return {
    megabytes: (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6,
    processorTime: ticks * 10,
  }
}

/** "0:01.50", "01:02:03" */
async function fromPs(pid: number): Promise<ProcessUsage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
  const [kilobytes = '0', time = '0'] = stdout.trim().split(/\s+/)
  const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0)
  return { megabytes: (Number(kilobytes) * 1024) / 1e6, processorTime: seconds * 1_000 }
}
