import { msg } from '@lingui/core/runtime-macro'
import { listOf, textValueOrNull } from '../../platform/records/change-values.ts'
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
  strings,
  text,
  timestamp,
} from '../../platform/records/fields.ts'
import { plans } from '../billing/plans.ts'
import { roles } from '../mails/role-texts.ts'

const planNames = Object.fromEntries(plans.map(({ key, name }) => [key, name]))

export const organizationRecord = defineRecord<'organizations'>({
  table: 'organizations',
  kind: 'organization',
  fields: {
    id: id({ rest: true }),
    name: text({ label: msg`Name`, rest: true }),
    currency: currency({ label: msg`Currency`, rest: true }),
    month_start_day: integer({ label: msg`First day of the month`, rest: true }),
    time_zone: text({ label: msg`Time zone`, rest: true }),
    attaches_receipts: boolean({ label: msg`Attaches receipts automatically` }),
    mail_senders: strings({
      label: msg`Allowed senders`,
      show: (row, column) => textValueOrNull(listOf(row, column).join(', ')),
    }),
    mail_address_replaced_at: timestamp({ label: msg`Email address replaced`, nullable: true }),
    plan: choice(planNames, { label: msg`Plan`, rest: true, isBilling: true }),
    plan_period: choice({ month: msg`Month`, year: msg`Year` }, { label: msg`Billing period`, isBilling: true }),
    plan_ends_at: day({ label: msg`Plan ends`, nullable: true, isBilling: true }),
    deleted_at: flagSince({ label: msg`Deleted` }),
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
    role: choice(roles, { label: msg`Role`, rest: true }),
    joined_at: timestamp({ isUnlogged: true, rest: true }),
    removed_at: flagSince({ label: msg`Left` }),
  },
})
