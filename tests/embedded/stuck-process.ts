// Does work that never ends, under a watchdog that waits for one second.
import { nameWork } from '../../server/base/current-work.ts'
import { startWatchdog } from '../../server/start/watchdog.ts'

function hold(): void {
  if (process.argv[2] === 'pattern') /^(a+)+$/.test(`${'a'.repeat(80)}b`)
  for (;;) Math.random()
}

startWatchdog(1_000)
await nameWork('query tags', async () => {
  await import('node:os')
  hold()
})
