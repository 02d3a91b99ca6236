import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { setUser } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Me, requireMe } from '../users/read.ts'

/** The profile of a user who signed in with another identity provider and proved the same address there. */
export interface MovableProfile {
  name: string
  email: string
  /** The names of the organizations of which the user is a member. */
  organizations: string[]
}

/** @returns null if there is none, or if the user has a profile */
export async function findMovableProfile(
  db: WriteDb,
  { uid, sessionId }: VerifiedToken,
): Promise<MovableProfile | null> {
  if (sessionId === undefined) return null
  const { rows } = await sql<MovableProfile>`select name, email, organizations from movable_profile(${uid})`.execute(db)
  return rows[0] ?? null
}

/**
 * Gives the profile to the built-in account. The other provider's tokens no longer reach it.
 * @throws AppError CONFLICT if there is no such profile
 */
export async function moveProfile(db: WriteDb, { uid, sessionId, email }: VerifiedToken): Promise<Me> {
  const { rows } = await sql<{ id: string | null }>`select move_profile(${uid}) as id`.execute(db)
  const id = sessionId === undefined ? undefined : rows[0]?.id
  if (!id) throw new AppError('CONFLICT', msg`There is no earlier data for this email address.`)
  await setUser(db, id)
  return { ...(await requireMe(db, id)), email }
}
