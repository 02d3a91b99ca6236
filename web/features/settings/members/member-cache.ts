import type { ApolloCache } from '@apollo/client'
import {
  type InvitationRowFragment,
  InvitationsDocument,
  type MemberRowFragment,
  MembersDocument,
} from '../../../generated.ts'

const rank = { OWNER: 0, ADMIN: 1, MEMBER: 2, VIEWER: 3 }

export function upsertMember(cache: ApolloCache, member: MemberRowFragment): void {
  cache.updateQuery({ query: MembersDocument }, (held) => {
    if (!held) return held
    const members = [...held.members.filter(({ id }) => id !== member.id), member]
    return { members: members.sort((a, b) => rank[a.role] - rank[b.role] || a.name.localeCompare(b.name)) }
  })
}

export function removeMember(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: MembersDocument, overwrite: true },
    (held) => held && { members: held.members.filter((each) => each.id !== id) },
  )
}

export function upsertInvitation(cache: ApolloCache, invitation: InvitationRowFragment): void {
  cache.updateQuery({ query: InvitationsDocument }, (held) => {
    if (!held) return held
    const invitations = [...held.invitations.filter(({ id }) => id !== invitation.id), invitation]
    return { invitations: invitations.sort((a, b) => (`${a.sentAt} ${a.id}` < `${b.sentAt} ${b.id}` ? 1 : -1)) }
  })
}

export function removeInvitation(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: InvitationsDocument, overwrite: true },
    (held) => held && { invitations: held.invitations.filter((each) => each.id !== id) },
  )
}
