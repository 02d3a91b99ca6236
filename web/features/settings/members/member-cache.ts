import type { ApolloCache } from '@apollo/client'
import {
  type InvitationRowFragment,
  InvitationsDocument,
  type MemberRowFragment,
  MembersDocument,
} from '../../../generated.ts'

const rank = { OWNER: 0, ADMIN: 1, MEMBER: 2, VIEWER: 3 }

/** Puts a member, new or changed, in their place in the list, if it is held: by role, then by name. */
export function upsertMember(cache: ApolloCache, member: MemberRowFragment): void {
  cache.updateQuery({ query: MembersDocument }, (held) => {
    if (!held) return held
    const members = [...held.members.filter(({ id }) => id !== member.id), member]
    return { members: members.sort((a, b) => rank[a.role] - rank[b.role] || a.name.localeCompare(b.name)) }
  })
}

/** Takes a former member out of the list, if it is held. */
export function removeMember(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: MembersDocument, overwrite: true },
    (held) => held && { members: held.members.filter((each) => each.id !== id) },
  )
}

/** Puts an invitation, new or sent again, in its place in the list, if it is held: the latest first. */
export function upsertInvitation(cache: ApolloCache, invitation: InvitationRowFragment): void {
  cache.updateQuery({ query: InvitationsDocument }, (held) => {
    if (!held) return held
    const invitations = [...held.invitations.filter(({ id }) => id !== invitation.id), invitation]
    return { invitations: invitations.sort((a, b) => (`${a.sentAt} ${a.id}` < `${b.sentAt} ${b.id}` ? 1 : -1)) }
  })
}

/** Takes one that was answered or revoked out of the list, if it is held. */
export function removeInvitation(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: InvitationsDocument, overwrite: true },
    (held) => held && { invitations: held.invitations.filter((each) => each.id !== id) },
  )
}
