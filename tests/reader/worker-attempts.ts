import '../../server/adapters/worker/no-network.ts'
import { spawnSync } from 'node:child_process'
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { Worker } from 'node:worker_threads'
import { serve } from '../../server/adapters/worker/serve.ts'

async function* attempts({ file, port }: { file: string; port: number }) {
  const tries: Record<string, () => unknown> = {
    'read a file of the machine': () => readFileSync('/etc/passwd'),
    'read the settings': () => readFileSync(new URL('../../.env', import.meta.url)),
    'read the data': () => readFileSync(file),
    'write a file': () => writeFileSync(file, 'x'),
    'start a program': () => spawnSync('true').error ?? 'done',
    'start a thread': () => new Worker('0', { eval: true }),
    'open a connection': () => once(net.connect(port, '127.0.0.1'), 'connect'),
    'fetch an address': () => fetch(`http://127.0.0.1:${port}/`),
    'look up a name': () => dns.lookup('localhost'),
    'listen to connections': () => once(net.createServer().listen(0), 'listening'),
  }
  for (const [name, attempt] of Object.entries(tries)) {
    const outcome = await Promise.resolve()
      .then(attempt)
      .then(
        () => 'done',
        (error: unknown) => String(error),
      )
    yield [name, outcome]
  }
}

// biome-ignore lint/correctness/useYield: it never comes to that.
async function* useProcessor() {
  for (;;) Math.random()
}

async function* fillHeap() {
  for (const all: string[][] = []; ; ) all.push(Array.from({ length: 10_000 }, (_, at) => `text ${at}`))
}

// biome-ignore lint/correctness/useYield: it never comes to that.
async function* fillMemory() {
  for (const all: Buffer[] = []; ; await new Promise(setImmediate)) all.push(Buffer.alloc(10_000_000, 1))
}

// biome-ignore lint/correctness/useYield: it never comes to that.
async function* endProcess() {
  process.exit(3)
}

serve({ attempts, useProcessor, fillHeap, fillMemory, endProcess })
