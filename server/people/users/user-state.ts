import { sql } from 'kysely'
import type { UserVersions } from '../../platform/stream/user-version.ts'
import type { SignedInUser } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { invitedAddress } from '../invitations/addresses.ts'
import { type InvitationOffer, listMyInvitations } from '../invitations/read.ts'
import { type DeletedOrganization, listDeletedOrganizations } from '../organizations/deletion.ts'
import { listOrganizations, type Organization } from '../organizations/read.ts'
import { getMe, type Me } from './read.ts'

/** All that belongs to a person and not to an organization, as of one moment. */
export interface UserState {
  me: Me
  organizations: Organization[]
  /** Open ones to their address. */
  myInvitations: InvitationOffer[]
  /** Those that they can restore. */
  deletedOrganizations: DeletedOrganization[]
}

/** The clock of the database and this one's may differ by so much, in milliseconds. */
const slack = 100

/**
 * What somebody is and has, now and again whenever it changes, for as long as anybody listens. Between two messages
 * only the latest change counts, so a slow reader holds nothing.
 * @param email the caller's, proved
 */
export async function* subscribeToUserState(
  standings: UserVersions,
  person: SignedInUser,
  email: string,
  signal: AbortSignal,
): AsyncGenerator<UserState, void, undefined> {
  while (!signal.aborted) {
    const { standing, number, lasts } = await person.read((db) => readStanding(db, person, email))
    yield standing
    try {
      await standings.changed(person.userId, number, lasts === null ? null : lasts + slack, signal)
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
  }
}

/** Joins a transaction. */
async function readStanding(db: ReadDb, person: SignedInUser, email: string) {
  const reader: SignedInUser = { ...person, read: (work) => work(db) }
  const head = await db
    .selectFrom('personHeads')
    .select('number')
    .where('userId', '=', person.userId)
    .executeTakeFirst()
  const { lasts } = await db
    .selectFrom(
      sql<{ lasts: number | null }>`user_state_expires_in(${invitedAddress(email)})`.as<'ends'>(sql`ends (lasts)`),
    )
    .select('lasts')
    .executeTakeFirstOrThrow()
  return {
    number: head?.number ?? 0n,
    lasts,
    standing: {
      me: await getMe(reader),
      organizations: await listOrganizations(reader),
      myInvitations: await listMyInvitations(reader, email),
      deletedOrganizations: await listDeletedOrganizations(reader),
    },
  }
}
