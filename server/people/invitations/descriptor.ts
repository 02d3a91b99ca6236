import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { choice, day, flagSince, id, internal, text } from '../../platform/records/fields.ts'
import { reversedBy } from '../../platform/records/log-rules.ts'
import { roles } from '../mails/role-texts.ts'

export const invitationRecord = defineRecord<'invitations'>({
  table: 'invitations',
  kind: 'invitation',
  live: 'RECORD',
  log: {
    rank: 130,
    one: msg`Invitation`,
    many: msg`Invitations`,
    counted: (count) => msg`${plural({ count }, { one: '# invitation', other: '# invitations' })}`,
    named: (address) => msg`the invitation for ${{ address }}`,
    // Deleting an account replaces its email address by 'deleted'.
    title: (row) => textOf(row, 'email').replace(/^(deleted)?$/, render(msg`Deleted address`)),
    isMinor: true,
    undo: reversedBy(msg`Invitations can't be undone here. Manage them in Settings, under Members.`),
    trash: null,
  },
  archive: null,
  fields: {
    organization_id: internal,
    id: id({ rest: true }),
    email: text({ rest: true }),
    role: choice(roles, { label: msg`Role`, rest: true }),
    sent_at: day({ label: msg`Sent`, rest: true }),
    accepted_at: flagSince({ label: msg`Accepted` }),
    declined_at: flagSince({ label: msg`Declined` }),
    revoked_at: flagSince({ label: msg`Revoked` }),
    expires_at: { ...internal, rest: true },
    token_hash: internal,
    sends: internal,
    invited_by: internal,
    accepted_by: internal,
    created_at: internal,
  },
})
