import { expect, test } from 'vitest'
import { stateOf } from '../../../server/intake/documents/state.ts'

test('a document is pending while any item is', () => {
  expect(stateOf(['APPROVED', 'PENDING', 'DISCARDED'])).toBe('STAGING')
  expect(stateOf([])).toBe('STAGING')
})

test('a document is processed after its last review, or discarded if all items were', () => {
  expect(stateOf(['APPROVED', 'DISCARDED'])).toBe('PROCESSED')
  expect(stateOf(['MERGED'])).toBe('PROCESSED')
  expect(stateOf(['DISCARDED', 'DISCARDED'])).toBe('DISCARDED')
})
