import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { compileCache } from './server.ts'

export interface CommandResult {
  code: number | null
  output: string
  errors: string
}

/** Starts a command of the server, such as `backup`, in a process of its own. */
export function startCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  const file = path.join(import.meta.dirname, '../../../server', `${name}.ts`)
  return spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'UTC', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export async function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  const child = startCommand(name, args, environment)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output, errors }
}
