import { enableCompileCache } from 'node:module'
import path from 'node:path'
import type { App } from './app.ts'
import { errorMessage, safeErrorFields, writeLine } from './base/log.ts'
import { startWatchdog } from './start/watchdog.ts'

if (Number(process.versions.node.split('.')[0]) < 22) {
  process.stderr.write('Run Purser through npm (npm start): it brings the Node.js that it needs.\n')
  process.exit(1)
}

// The libraries between a query and its caller take ten stack frames.
Error.stackTraceLimit = 30

// A closed terminal or pipe (npm start | head) must not end the process before its database has stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const isDev = process.argv.includes('--dev')

let isStopping = false

/**
 * Waits for the start to finish, because only then all services to stop are known. A second signal ends the process
 * immediately.
 */
async function stop(reason: string): Promise<void> {
  if (isStopping) process.exit(1)
  isStopping = true
  const { log, ...app } = await starting
  log('info', 'stopping', { signal: reason })
  // Ends the process even if a service hangs. All committed data is already saved.
  setTimeout(() => process.exit(1), 15_000).unref()
  try {
    await app.stop()
    process.exit(process.exitCode ?? 0)
  } catch (error) {
    log('error', 'stop_failed', safeErrorFields(error))
    process.exit(1)
  }
}

function failToStart(error: unknown): never {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exit(1)
}

async function start(): Promise<App> {
  // The next start reads the compiled code from this folder, which halves the time to load the server's modules.
  enableCompileCache(path.join(import.meta.dirname, '../dist/compiled'))
  const [{ prepareStart, closeAfter }, { readConfig }] = await Promise.all([
    import('./preparation.ts'),
    import('./config.ts'),
  ])
  const config = readConfig(process.env)
  const options = { isDev, writeLine }
  const preparation = prepareStart(config, options)
  // Loading the modules takes longer than starting the database, which does not wait for them.
  const { startApp } = await preparation
    .timed('modules', () => import('./app.ts'))
    .catch((error) => closeAfter(preparation.opening, error))
  return startApp(config, preparation, options)
}

const starting = start()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop(signal).catch(failToStart))

const { log } = await starting.catch(failToStart)
// The supervisor starts a server again that was ready once. A server whose supervisor ended stops as well.
process.send?.('ready')
process.once('disconnect', () => void stop('disconnect').catch(failToStart))
process.channel?.unref()
if (!isDev) startWatchdog()
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log('error', event, safeErrorFields(error))
    process.exitCode = 1
    void stop(event)
  })
}
