import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ name: string }>()

/** Runs a request, a message or a job under a name without personal data, which the watchdog logs if it never ends. */
export function nameWork<T>(name: string, work: () => T): T {
  return current.run({ name }, work)
}

/** Gives the current work a more exact name. */
export function renameWork(name: string): void {
  const work = current.getStore()
  if (work) work.name = name
}

/** The global function that the watchdog calls in the stuck thread. */
export const currentWorkKey = 'purser.currentWork'
Object.assign(globalThis, { [Symbol.for(currentWorkKey)]: () => current.getStore()?.name })
