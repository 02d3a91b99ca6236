import { expect, test } from 'vitest'
import { stateOf } from '../../server/intake/documents/state.ts'

test('a document waits while any item does', () => {
  expect(stateOf(['APPROVED', 'PENDING', 'DISCARDED'])).toBe('STAGING')
  expect(stateOf([])).toBe('STAGING')
})

test('then it is processed, or discarded if all were', () => {
  expect(stateOf(['APPROVED', 'DISCARDED'])).toBe('PROCESSED')
  expect(stateOf(['MERGED'])).toBe('PROCESSED')
  expect(stateOf(['DISCARDED', 'DISCARDED'])).toBe('DISCARDED')
})
