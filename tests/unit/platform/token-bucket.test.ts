import { vi } from 'vitest'
import { createBucket } from '../../../server/platform/security/token-bucket.ts'
import { expect, test } from '../../support/test.ts'

test('keys with full buckets are forgotten, and a used bucket keeps its level', () => {
  let now = 0
  const bucket = createBucket({ capacity: 2, perSecond: 1 }, () => now)
  const set = vi.spyOn(Map.prototype, 'set')
  for (let key = 0; key < 1_000; key += 1) bucket.take(`${key}`)
  now = 1_500
  bucket.take('used', 2)
  now = 2_500
  bucket.take('last')
  const levels = set.mock.contexts.at(-1) as Map<string, unknown>
  set.mockRestore()
  expect([...levels.keys()]).toEqual(['used', 'last'])
  expect(bucket.read('used')).toBe(1)
})
