import { expect, test } from 'vitest'
import { withRolesFixture } from '../../support/roles/roles-fixture.ts'
import { compareRoles } from '../../support/roles/roles-matrix.ts'
import { compareScopes } from '../../support/roles/roles-scopes.ts'

test('each role can do exactly the operations in the table of roles, and each token those of its scope too', () =>
  withRolesFixture(async (fixture) => {
    const { cases, mismatches } = await compareRoles(fixture)
    expect(mismatches).toEqual([])
    expect(cases).toBeGreaterThan(800)

    // `npm run prove roles` sends 20,000.
    const { refused, leaks, wronglyRefused } = await compareScopes(fixture, { requests: 600, seed: 1 })
    expect({ leaks, wronglyRefused }).toEqual({ leaks: [], wronglyRefused: [] })
    expect(refused).toBeGreaterThan(200)
  }))
