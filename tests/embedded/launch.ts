import { startPostgres } from '../../server/adapters/embedded/postgres.ts'

/**
 * Starts the embedded PostgreSQL so that tests can kill it: `launch.ts <dataDir> <port>`. Prints one line of JSON when
 * ready and stops cleanly on SIGTERM.
 */
const [dataDir = '', port] = process.argv.slice(2)
const options = { dataDir, port: Number(port), log: (line: string) => console.error(line) }
const begun = performance.now()
const started = await startPostgres(options)
process.once('SIGTERM', async () => {
  await started.stop()
  process.exit(0)
})
process.stdin.resume()
console.log(JSON.stringify({ ...started, milliseconds: Math.round(performance.now() - begun) }))
