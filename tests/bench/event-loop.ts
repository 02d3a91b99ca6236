// This module is loaded before the server's code and reports on SIGUSR2 how long its event loop has blocked since the
// last report.

const pace = 5

/** Returns the CPU time of this thread in milliseconds, without the time it waited for a core. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (process.argv[1]?.endsWith('server/main.ts')) {
  let [stops, work]: [number[], number[]] = [[], []]
  let [last, workedBefore] = [performance.now(), worked()]
  setInterval(() => {
    const [now, workedNow] = [performance.now(), worked()]
    const stop = Math.max(0, now - last - pace)
    stops.push(stop)
    work.push(Math.min(stop, workedNow - workedBefore))
    last = now
    workedBefore = workedNow
  }, pace).unref()
  process.on('SIGUSR2', () => {
    const sorted = work.toSorted((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
    const stats = { longest: Math.max(0, ...stops), work: sorted.at(-1) ?? 0, p99 }
    process.stdout.write(`event loop: ${JSON.stringify(stats)}\n`)
    ;[stops, work] = [[], []]
  })
}
