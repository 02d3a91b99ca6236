import { test as base, expect, inject } from 'vitest'
import { type SignUpOptions, signUp, type TestUser } from './people.ts'
import { sharedServer } from './servers/shared-servers.ts'

/** Vitest's test with users. Each test signs up its own, so all tests share one server and run in parallel. */
export const test = base.extend<{
  baseUrl: string
  signUp(options?: SignUpOptions): Promise<TestUser>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest tells a fixture's needs from its first parameter.
  baseUrl: async ({}, use) => use(inject('baseUrl')),
  signUp: async ({ baseUrl }, use) => use((options) => signUp(baseUrl, options)),
})

/** The users have accounts of Firebase's emulator, on a server that starts when the first test needs it. */
export const testWithFirebase = test.extend<{ baseUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest tells a fixture's needs from its first parameter.
  baseUrl: async ({}, use) => use((await sharedServer(inject('sharedServersUrl'), 'firebase')).baseUrl),
})

export { expect }
