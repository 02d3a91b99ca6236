import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openReader } from '../../server/adapters/reader.ts'

test('the library of the models collects no usage data', async () => {
  const reader = openReader()
  try {
    await reader.warm()
    // The collector opens this file when the library is loaded.
    expect(existsSync(`/tmp/mat-debug-${reader.processId}.log`)).toBe(false)
  } finally {
    await reader.close()
  }
})
