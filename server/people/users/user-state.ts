import { sql } from 'kysely'
import type { UserVersions } from '../../platform/stream/user-version.ts'
import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { invitedAddress } from '../invitations/addresses.ts'
import { type InvitationOffer, listMyInvitations } from '../invitations/read.ts'
import { type DeletedOrganization, listDeletedOrganizations } from '../organizations/deletion.ts'
import { listOrganizations, type Organization } from '../organizations/read.ts'
import { getMe, type Me } from './read.ts'

export interface UserState {
  me: Me
  organizations: Organization[]
  myInvitations: InvitationOffer[]
  deletedOrganizations: DeletedOrganization[]
}

/** The permitted difference between the clocks of the server and the database, in milliseconds. */
const slack = 100

/**
 * Yields the user state now and after each change. A slow subscriber skips intermediate states.
 * @param email the caller's verified address
 */
export async function* subscribeToUserState(
  userVersions: UserVersions,
  user: SignedInUser,
  email: string,
  signal: AbortSignal,
): AsyncGenerator<UserState, void, undefined> {
  while (!signal.aborted) {
    const { userState, number, lasts } = await user.read((db) => readUserState(db, user, email))
    yield userState
    try {
      await userVersions.changed(user.userId, number, lasts === null ? null : lasts + slack, signal)
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
  }
}

async function readUserState(db: ReadDb, user: SignedInUser, email: string) {
  const reader: SignedInUser = { ...user, read: (work) => work(db) }
  const head = await db.selectFrom('personHeads').select('number').where('userId', '=', user.userId).executeTakeFirst()
  const { lasts } = await db
    .selectFrom(
      sql<{ lasts: number | null }>`user_state_expires_in(${invitedAddress(email)})`.as<'ends'>(sql`ends (lasts)`),
    )
    .select('lasts')
    .executeTakeFirstOrThrow()
  return {
    number: head?.number ?? 0n,
    lasts,
    userState: {
      me: await getMe(reader),
      organizations: await listOrganizations(reader),
      myInvitations: await listMyInvitations(reader, email),
      deletedOrganizations: await listDeletedOrganizations(reader),
    },
  }
}
