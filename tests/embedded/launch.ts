import { startIdentity } from '../../server/adapters/embedded/identity.ts'
import { startPostgres } from '../../server/adapters/embedded/postgres.ts'

/**
 * Starts one embedded part so that tests can kill it: `launch.ts postgres|identity <dataDir> <port>`. Prints one line
 * of JSON when ready and stops cleanly on SIGTERM.
 */
const [part, dataDir = '', port] = process.argv.slice(2)
const options = { dataDir, port: Number(port), log: (line: string) => console.error(line) }
const begun = performance.now()
const started =
  part === 'postgres' ? await startPostgres(options) : await startIdentity({ ...options, projectId: 'demo-purser' })
process.once('SIGTERM', async () => {
  await started.stop()
  process.exit(0)
})
process.stdin.resume()
console.log(JSON.stringify({ ...started, milliseconds: Math.round(performance.now() - begun) }))
