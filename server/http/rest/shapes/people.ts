import { invitationRecord } from '../../../people/invitations/descriptor.ts'
import { memberRecord, organizationRecord } from '../../../people/organizations/descriptor.ts'
import { fieldsAt, nested, recordFields, shape } from '../shape.ts'
import { reference } from './common.ts'

export const me = shape('Me', {
  user: nested(
    '',
    shape('User', {
      id: 'id',
      name: 'name',
      email: 'email',
      country_id: 'country.id',
      currency_symbol: 'currencySymbol',
      has_completed_onboarding: 'hasCompletedOnboarding',
    }),
  ),
  limits: nested('limits', shape('UserLimits', { ai_processes_per_month: 'aiProcessesPerMonth' })),
  usageStats: nested(
    'usageStats',
    shape('UsageStats', { current_month_ai_processing_count: 'currentMonthAiProcessingCount' }),
  ),
  defaultPersonalOrganization: nested('defaultPersonalOrganization', reference),
})

export const country = shape('Country', {
  id: 'id',
  country_name: 'name',
  code: 'code',
  currency: 'currency',
  currency_symbol: 'currencySymbol',
})

export const invitation = shape('Invitation', {
  ...recordFields(invitationRecord),
  invited_by: nested('invitedBy', reference),
  is_expired: 'isExpired',
})

export const sentInvitation = shape('SentInvitation', { ...fieldsAt('invitation', invitation), link: 'link' })

export const organization = shape('Organization', {
  ...recordFields(organizationRecord),
  user_role: 'userRole',
  member_count: 'memberCount',
})

export const deletedOrganization = shape('DeletedOrganization', {
  id: 'id',
  name: 'name',
  deleted_at: 'deletedAt',
  purged_at: 'purgedAt',
})

export const member = shape('Member', {
  ...recordFields(memberRecord),
  id: 'id',
  name: 'name',
  email: 'email',
  last_active_at: 'lastActiveAt',
})

export const usage = shape('Usage', {
  plan: 'plan.name',
  plan_ends_at: 'endsAt',
  is_trial: 'isTrial',
  is_read_only: 'isReadOnly',
  credits_used: 'usage.credits',
  credits_limit: 'usage.creditsLimit',
  writers: 'usage.writers',
  writers_limit: 'plan.writers',
  viewers: 'usage.viewers',
  viewers_limit: 'plan.viewers',
  organizations_owned: 'usage.organizationsOwned',
  organizations_limit: 'plan.organizations',
  storage_megabytes: 'usage.storageMegabytes',
  storage_megabytes_limit: 'plan.storageMegabytes',
})
