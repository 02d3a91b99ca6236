import { compareRoles } from '../support/roles/roles-matrix.ts'
import type { Figure } from './run.ts'

/** Runs every operation as every kind of user and compares the results with the table of roles. */
export async function roles(): Promise<Figure[]> {
  const { cases, mismatches } = await compareRoles()
  for (const mismatch of mismatches) process.stdout.write(`${mismatch}\n`)
  return [
    { name: 'roles: operations asked for, by everybody', figure: cases, goal: 'more than 800', met: cases > 800 },
    {
      name: 'roles: answers that differ from the table',
      figure: mismatches.length,
      goal: '0',
      met: mismatches.length === 0,
    },
  ]
}
