import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * The resource usage of a process, measured from outside, because a process that decodes a malicious file may not
 * respond.
 */
export interface ProcessUsage {
  /** Resident memory in megabytes (10⁶ bytes). */
  megabytes: number
  /** CPU time since the start, in milliseconds. */
  processorTime: number
}

const run = promisify(execFile)

export async function usageOf(pid: number): Promise<ProcessUsage | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return null
  }
}

/** Linux counts CPU time in hundredths of a second (USER_HZ). */
async function fromProc(pid: number): Promise<ProcessUsage> {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ])
  // The program name in brackets may contain any character, so the fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return {
    megabytes: (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6,
    processorTime: ticks * 10,
  }
}

async function fromPs(pid: number): Promise<ProcessUsage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
  const [kilobytes = '0', time = '0'] = stdout.trim().split(/\s+/)
  const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0)
  return { megabytes: (Number(kilobytes) * 1024) / 1e6, processorTime: seconds * 1_000 }
}
