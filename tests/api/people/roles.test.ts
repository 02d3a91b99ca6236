import { expect, test } from 'vitest'
import { compareRoles } from '../../support/roles/roles-matrix.ts'

test('each role can do exactly the operations in the table of roles', async () => {
  const { cases, mismatches } = await compareRoles()
  expect(mismatches).toEqual([])
  expect(cases).toBeGreaterThan(800)
})
