import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from '../../server/web-build.ts'
import { freePort } from '../support/servers/server.ts'
import type { Row } from './run.ts'

/** In seconds. */
const [firstGoal, warmGoal] = [3, 1]
const trials = 3

/** Measures `npm start` from the command until the server is ready: with an empty data folder, and again with that folder. */
export async function measureStart(): Promise<Row[]> {
  await buildWeb()
  await secondsToStart(await mkdtemp(path.join(tmpdir(), 'purser-start-')), true)
  const [first, warm]: [number[], number[]] = [[], []]
  for (let trial = 0; trial < trials; trial++) {
    const folder = await mkdtemp(path.join(tmpdir(), 'purser-start-'))
    first.push(await secondsToStart(folder))
    warm.push(await secondsToStart(folder, true))
  }
  return [
    row('npm start with an empty data folder, after the build', median(first), firstGoal),
    row('npm start with its data folder', median(warm), warmGoal),
  ]
}

async function secondsToStart(folder: string, isLast = false): Promise<number> {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const environment = { PATH, HOME, DATA_DIR: folder, PORT: String(port) }
  const started = performance.now()
  const child = spawn('npm', ['start'], { env: environment, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  try {
    let output = ''
    for await (const chunk of child.stdout) {
      output += chunk
      if (output.includes(' is ready at ')) return (performance.now() - started) / 1_000
    }
    throw new Error(`The server did not start:\n${output}`)
  } finally {
    // The process group has npm and the server.
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await exited
    if (isLast) await rm(folder, { recursive: true, force: true })
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const row = (name: string, ours: number, goal: number): Row => ({
  name,
  ours,
  peers: goal,
  goal: 1,
  isMaximum: true,
  unit: 's',
})
