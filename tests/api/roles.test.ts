import { expect, test } from 'vitest'
import { compareRoles } from '../support/roles-matrix.ts'

test('everybody may do what the table of roles says, and nothing else', async () => {
  const { cases, mismatches } = await compareRoles()
  expect(mismatches).toEqual([])
  expect(cases).toBeGreaterThan(800)
})
