import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Names the run's emulator to its processes. */
const variable = 'SHARED_EMULATOR'

let started: Promise<string> | undefined

/**
 * Starts Firebase's emulator once for this process and those that it starts. It ends with this process.
 * @returns the host and port
 */
export function sharedEmulator(): Promise<string> {
  started ??= start()
  return started
}

async function start(): Promise<string> {
  const known = process.env[variable]
  if (known) return known
  // The emulator's libraries read settings, proxies and home folders from the environment.
  const child = fork(path.join(import.meta.dirname, 'emulator-process.ts'), {
    env: { HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const host = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    once(child, 'exit').then(() => Promise.reject(new Error('The emulator did not start.'))),
  ])
  child.unref()
  child.channel?.unref()
  process.env[variable] = host
  return host
}
