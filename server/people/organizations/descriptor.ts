import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  boolean,
  choice,
  currency,
  day,
  flagSince,
  id,
  integer,
  internal,
  text,
  timestamp,
} from '../../platform/records/fields.ts'

/** Names of roles. */
export const roles: Readonly<Record<string, string>> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MEMBER: 'Member',
  VIEWER: 'Viewer',
}

export const organizationRecord = defineRecord<'organizations'>({
  table: 'organizations',
  kind: 'organization',
  fields: {
    id: id({ rest: true }),
    name: text({ label: 'Name', rest: true }),
    currency: currency({ label: 'Currency', rest: true }),
    month_start_day: integer({ label: 'First day of the month', rest: true }),
    time_zone: text({ label: 'Time zone', rest: true }),
    attaches_receipts: boolean({ label: 'Attaches receipts by itself', phrase: 'choice about receipts' }),
    plan: choice(
      { free: 'Free', personal: 'Personal', team: 'Team', business: 'Business', self_hosted: 'Self-hosted' },
      { label: 'Plan', rest: true },
    ),
    plan_period: choice({ month: 'Month', year: 'Year' }, { label: 'Paid by' }),
    plan_ends_at: day({ label: 'Plan ends', nullable: true }),
    deleted_at: flagSince({ label: 'Deleted' }),
    kind: text({ rest: true }),
    created_by: internal,
    created_at: internal,
    trial_used_at: internal,
  },
})

export const memberRecord = defineRecord<'memberships'>({
  table: 'memberships',
  kind: 'member',
  fields: {
    organization_id: internal,
    user_id: id(),
    role: choice(roles, { label: 'Role', rest: true }),
    joined_at: timestamp({ isUnlogged: true, rest: true }),
    removed_at: flagSince({ label: 'Left' }),
  },
})
