// Starts the server and starts it again when it ends unexpectedly, as `npm start` and the image do. A server that was
// never ready is not started again: its settings or its database must be corrected first.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { log } from '../base/log.ts'

/** In milliseconds. A server that ends again within `stableTime` waits twice as long, up to `maxDelay`. */
const [firstDelay, maxDelay, stableTime] = [1_000, 30_000, 60_000]

const main = path.join(import.meta.dirname, '../main.ts')
let isStopping = false

function run(delay: number): void {
  // The server has its own process group, so that a terminal's Ctrl+C reaches it once.
  const server = spawn(process.execPath, [...process.execArgv, main, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let readyAt: number | undefined
  server.once('message', () => {
    readyAt = performance.now()
  })
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true
    server.kill(signal)
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  // Other than `exit`, this event comes after the last message.
  server.once('close', (code, signal) => {
    for (const each of signals) process.off(each, stop)
    if (isStopping || code === 0 || readyAt === undefined) {
      process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0))
    }
    const isStable = performance.now() - readyAt >= stableTime
    const nextDelay = isStable ? firstDelay : delay
    log('error', 'server.restarted', { code, signal, afterSeconds: nextDelay / 1_000 })
    const ended = (stopSignal: NodeJS.Signals) => process.exit(128 + constants.signals[stopSignal])
    for (const each of signals) process.on(each, ended)
    setTimeout(() => {
      for (const each of signals) process.off(each, ended)
      run(Math.min(maxDelay, nextDelay * 2))
    }, nextDelay)
  })
}

run(firstDelay)
