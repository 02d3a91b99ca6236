import { roles } from '../../people/organizations/descriptor.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { counted, type Described, newValueOf, recordsOf, type Summarised } from './describe-phrases.ts'

export function describeMemberChanges(batch: Summarised): string | undefined {
  const [organization] = recordsOf(batch, 'organization')
  if (organization) return ofOrganization(organization)
  const members = recordsOf(batch, 'member')
  if (members.length > 0) return ofMembers(batch, members)
  const [invitation] = recordsOf(batch, 'invitation')
  return invitation && ofInvitation(invitation)
}

function ofOrganization(organization: Described): string {
  const { action, fields, title } = organization.logged
  if (action === 'CREATED') return 'Created the organization'
  const deleted = newValueOf(organization, 'deleted')
  if (deleted) return deleted === 'Yes' ? 'Deleted the organization' : 'Restored the organization'
  const [first] = fields
  if (first?.name.startsWith('plan')) return 'Changed the plan'
  if (fields.length !== 1 || !first) return 'Changed the organization'
  if (first.name === 'name') return `Renamed the organization to ${title}`
  if (first.name !== 'attaches_receipts') return `Changed the ${first.label.toLowerCase()} of the organization`
  return first.after?.text === 'Yes'
    ? 'Had receipts without doubt attached by themselves'
    : 'Had receipts no longer attached by themselves'
}

function ofMembers(batch: Summarised, members: readonly Described[]): string {
  const [first] = members
  if (!first) return 'Changed the members'
  const left = members.filter((member) => newValueOf(member, 'removed') === 'Yes')
  if (left.length > 1) return `Removed ${counted(left.length, 'member', 'members')}`
  const isOwn = first.row.recordId === batch.userId
  if (left.length === 1) return isOwn ? 'Left the organization' : `Removed ${first.logged.title}`
  const owner = members.find((member) => newValueOf(member, 'role') === roles.OWNER)
  if (owner && members.length === 2) return `Handed the organization to ${owner.logged.title}`
  if (members.length > 1) return `Changed the roles of ${counted(members.length, 'member', 'members')}`
  const role = withArticle(roles[textOf(first.row.after, 'role')] ?? '')
  const isNew = first.logged.action === 'CREATED' || newValueOf(first, 'removed') === 'No'
  if (isNew) return isOwn ? `Joined as ${role}` : `Added ${first.logged.title} as ${role}`
  return `Made ${first.logged.title} ${role}`
}

function ofInvitation(invitation: Described): string {
  const address = invitation.logged.title
  if (invitation.logged.action === 'CREATED') return `Invited ${address}`
  if (newValueOf(invitation, 'accepted') === 'Yes') return `Accepted the invitation of ${address}`
  if (newValueOf(invitation, 'declined') === 'Yes') return `Declined the invitation of ${address}`
  if (newValueOf(invitation, 'revoked') === 'Yes') return `Revoked the invitation of ${address}`
  return `Invited ${address} again`
}

const withArticle = (role: string) => `${/^[AO]/.test(role) ? 'an' : 'a'} ${role}`
