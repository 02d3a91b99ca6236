import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export interface Worker {
  // biome-ignore lint/suspicious/noExplicitAny: what a process answers is known to those who ask it.
  ask(what: string, about?: unknown): Promise<any>
  stop(): Promise<void>
}

/** @param file a program that calls `answer` */
export async function startWorker(file: string, environment: Record<string, string>): Promise<Worker> {
  const child: ChildProcess = fork(file, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    execArgv: ['--max-semi-space-size=64', '--expose-gc'],
  })
  const exited = once(child, 'exit').then(() => {
    throw new Error(`${file} has ended.`)
  })
  exited.catch(() => {})
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const ready = Promise.withResolvers<unknown>()
  pending.set(0, ready)
  child.on('message', ({ number, value, error }: Answer) => {
    const asked = pending.get(number)
    pending.delete(number)
    if (error === undefined) asked?.resolve(value)
    else asked?.reject(new Error(error))
  })
  await Promise.race([ready.promise, exited])
  let count = 0
  return {
    ask(what, about) {
      count += 1
      const asked = Promise.withResolvers<unknown>()
      pending.set(count, asked)
      child.send({ number: count, what, about })
      return Promise.race([asked.promise, exited])
    },
    async stop() {
      child.kill()
      await exited.catch(() => {})
    },
  }
}

interface Question {
  number: number
  what: string
  about: unknown
}

interface Answer {
  number: number
  value?: unknown
  error?: string
}

// biome-ignore lint/suspicious/noExplicitAny: what is asked about is known to whoever answers.
export function answer(answers: Record<string, (about: any) => unknown>): void {
  process.on('message', async ({ number, what, about }: Question) => {
    try {
      process.send?.({ number, value: await answers[what]?.(about) })
    } catch (error) {
      process.send?.({ number, error: String(error) })
    }
  })
  process.send?.({ number: 0 })
}

/** Returns milliseconds on a clock that all processes of the machine share. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

/** Returns the memory of this process in bytes: objects and buffers, and resident memory. */
export async function memoryInUse(): Promise<{ used: number; resident: number }> {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.()
    await pause(100)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}
