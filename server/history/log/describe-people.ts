import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import type { Role } from '../../platform/database/tables.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { type Described, newFlagOf, newValueOf, recordsOf, type Summarised } from './describe-phrases.ts'

export function describeMemberChanges(batch: Summarised): Text | undefined {
  const [organization] = recordsOf(batch, 'organization')
  if (organization) return ofOrganization(organization)
  const members = recordsOf(batch, 'member')
  if (members.length > 0) return ofMembers(batch, members)
  const [invitation] = recordsOf(batch, 'invitation')
  if (invitation) return ofInvitation(invitation)
  const [webhook] = recordsOf(batch, 'webhook')
  return webhook && ofWebhook(webhook)
}

function ofOrganization(organization: Described): Text {
  const { action, fields, title } = organization.logged
  if (action === 'CREATED') return msg`Created the organization`
  const deleted = newFlagOf(organization, 'deleted_at')
  if (deleted !== undefined) return deleted ? msg`Deleted the organization` : msg`Restored the organization`
  const [first] = fields
  if (first?.name.startsWith('plan')) return msg`Changed the plan`
  if (fields.length !== 1 || !first) return msg`Changed the organization`
  if (first.name === 'name') return msg`Renamed the organization to ${{ name: title }}`
  if (first.name === 'attaches_receipts') {
    return newFlagOf(organization, 'attaches_receipts')
      ? msg`Turned on automatic attachment of receipts`
      : msg`Turned off automatic attachment of receipts`
  }
  return msg`Changed the organization: ${{ fields: first.label }}`
}

function ofMembers(batch: Summarised, members: readonly Described[]): Text {
  const [first] = members
  if (!first) return msg`Changed the members`
  const count = members.filter((member) => newFlagOf(member, 'removed_at')).length
  if (count > 1) return msg`Removed ${plural({ count }, { one: '# member', other: '# members' })}`
  const isOwn = first.row.recordId === batch.userId
  const name = first.logged.title
  if (count === 1) return isOwn ? msg`Left the organization` : msg`Removed ${{ name }}`
  const owner = members.find((member) => newValueOf(member, 'role') === 'OWNER')
  if (owner && members.length === 2) return msg`Transferred ownership to ${{ name: owner.logged.title }}`
  if (members.length > 1) {
    return msg`Changed the roles of ${plural({ count: members.length }, { one: '# member', other: '# members' })}`
  }
  const role = roleOf(textOf(first.row.after, 'role'))
  const isNew = first.logged.action === 'CREATED' || newFlagOf(first, 'removed_at') === false
  if (isNew) return isOwn ? joinedAs[role] : addedAs[role](name)
  return madeInto[role](name)
}

const roleOf = (role: string): Role => (role in joinedAs ? (role as Role) : 'VIEWER')

const joinedAs: Record<Role, Text> = {
  OWNER: msg`Joined as an Owner`,
  ADMIN: msg`Joined as an Admin`,
  MEMBER: msg`Joined as a Member`,
  VIEWER: msg`Joined as a Viewer`,
}

const addedAs: Record<Role, (name: string) => Text> = {
  OWNER: (name) => msg`Added ${{ name }} as an Owner`,
  ADMIN: (name) => msg`Added ${{ name }} as an Admin`,
  MEMBER: (name) => msg`Added ${{ name }} as a Member`,
  VIEWER: (name) => msg`Added ${{ name }} as a Viewer`,
}

const madeInto: Record<Role, (name: string) => Text> = {
  OWNER: (name) => msg`Made ${{ name }} an Owner`,
  ADMIN: (name) => msg`Made ${{ name }} an Admin`,
  MEMBER: (name) => msg`Made ${{ name }} a Member`,
  VIEWER: (name) => msg`Made ${{ name }} a Viewer`,
}

function ofInvitation(invitation: Described): Text {
  const address = invitation.logged.title
  if (invitation.logged.action === 'CREATED') return msg`Invited ${{ address }}`
  if (newFlagOf(invitation, 'accepted_at')) return msg`Accepted the invitation for ${{ address }}`
  if (newFlagOf(invitation, 'declined_at')) return msg`Declined the invitation for ${{ address }}`
  if (newFlagOf(invitation, 'revoked_at')) return msg`Revoked the invitation for ${{ address }}`
  return msg`Invited ${{ address }} again`
}

function ofWebhook(webhook: Described): Text {
  const { action, title: name } = webhook.logged
  if (action === 'CREATED') return msg`Created the webhook ${{ name }}`
  if (action === 'DELETED') return msg`Deleted the webhook ${{ name }}`
  if (newValueOf(webhook, 'replayed_at')) return msg`Replayed an event of the webhook ${{ name }}`
  if (newValueOf(webhook, 'secret_changed_at')) return msg`Changed the secret of the webhook ${{ name }}`
  const isStopped = newFlagOf(webhook, 'stopped')
  if (isStopped === undefined) return msg`Changed the webhook ${{ name }}`
  return isStopped ? msg`Disabled the webhook ${{ name }}` : msg`Enabled the webhook ${{ name }}`
}
