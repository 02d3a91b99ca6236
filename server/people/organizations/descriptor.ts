import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import { listOf, textOf, textValueOrNull } from '../../platform/records/change-values.ts'
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
import { reversedBy } from '../../platform/records/log-rules.ts'
import { plans } from '../billing/plans.ts'
import { roles } from '../mails/role-texts.ts'

const planNames = Object.fromEntries(plans.map(({ key, name }) => [key, name]))

/** The columns that undo restores. */
const settings = '{name,currency,month_start_day,time_zone,attaches_receipts,mail_senders}'

export const organizationRecord = defineRecord<'organizations'>({
  table: 'organizations',
  kind: 'organization',
  live: 'ID',
  log: {
    rank: 140,
    one: msg`Organization`,
    many: msg`Organization`,
    counted: (count) => msg`${plural({ count }, { one: '# organization', other: '# organizations' })}`,
    named: (name) => msg`the organization ${{ name }}`,
    title: (row) => textOf(row, 'name'),
    isMinor: true,
    undo: {
      needs: 'organization:manage',
      cases: {
        other: {
          when: sql`before - ${settings}::text[] is distinct from after - ${settings}::text[]`,
          ...reversedBy(
            msg`The plan, the email address and the deletion of an organization can't be undone here. Change them in Settings.`,
          ),
        },
      },
    },
    trash: null,
  },
  archive: null,
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
  live: 'RECORD',
  log: {
    rank: 120,
    one: msg`Member`,
    many: msg`Members`,
    counted: (count) => msg`${plural({ count }, { one: '# member', other: '# members' })}`,
    named: (name) => name,
    title: (_, { nameOf }, id) => nameOf('member', id) || render(msg`Former member`),
    isMinor: true,
    undo: {
      ...reversedBy(msg`Joining and leaving can't be undone. Invite or remove the member in Settings, under Members.`),
      cases: {
        owner: {
          when: sql`before - 'role' = after - 'role' and 'OWNER' in (before ->> 'role', after ->> 'role')`,
          needs: 'organization:own',
        },
        role: { when: sql`before - 'role' = after - 'role'`, needs: 'members:manage' },
      },
    },
    trash: null,
  },
  archive: null,
  fields: {
    organization_id: internal,
    user_id: id(),
    role: choice(roles, { label: msg`Role`, rest: true }),
    joined_at: timestamp({ isUnlogged: true, rest: true }),
    removed_at: flagSince({ label: msg`Left` }),
  },
})
