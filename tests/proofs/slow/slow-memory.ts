// This module is loaded before the server's code and reports its memory on SIGUSR2, after a garbage collection.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

if (process.argv[1]?.endsWith('server/main.ts')) {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.stdout.write(`memory: ${JSON.stringify({ heap: heapUsed, external, rss })}\n`)
  })
}
