import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from './server.ts'

export interface CommandResult {
  code: number | null
  output: string
  errors: string
}

/** Runs a command of the server, such as `verify-record`, in a process of its own. */
export async function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  const file = path.join(import.meta.dirname, '../../../server', `${name}.ts`)
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'UTC', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output, errors }
}
