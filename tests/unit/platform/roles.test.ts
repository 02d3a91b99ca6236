import { expect, test } from 'vitest'
import { undeclaredOperations } from '../../support/roles/roles-matrix.ts'

test('each operation has a rule and a row in the table of roles', () => {
  expect(undeclaredOperations()).toEqual([])
})
