import { withRolesFixture } from '../support/roles/roles-fixture.ts'
import { compareRoles } from '../support/roles/roles-matrix.ts'
import { compareScopes } from '../support/roles/roles-scopes.ts'
import type { Figure, ProofSettings } from './run.ts'

const requests = 20_000

/**
 * Runs every operation as every kind of user, and then random operations with API tokens and tokens of apps, of each
 * scope and kind, and compares the results with the tables of roles and scopes.
 */
export function roles({ seed }: ProofSettings): Promise<Figure[]> {
  return withRolesFixture(async (fixture) => {
    const { cases, mismatches } = await compareRoles(fixture)
    const { refused, leaks, wronglyRefused } = await compareScopes(fixture, { requests, seed })
    for (const mismatch of [...mismatches, ...leaks, ...wronglyRefused]) process.stdout.write(`${mismatch}\n`)
    const none = (name: string, found: readonly string[]): Figure => ({
      name,
      figure: found.length,
      goal: '0',
      met: found.length === 0,
    })
    return [
      { name: 'roles: operations asked for, by everybody', figure: cases, goal: 'more than 800', met: cases > 800 },
      none('roles: answers that differ from the table', mismatches),
      {
        name: 'scopes: requests that must be refused',
        figure: refused,
        goal: `most of ${requests}`,
        met: refused > requests / 2,
      },
      none('scopes: leaks', leaks),
      none('scopes: requests that were refused wrongly', wronglyRefused),
    ]
  })
}
