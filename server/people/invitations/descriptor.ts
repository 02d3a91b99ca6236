import { msg } from '@lingui/core/runtime-macro'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { choice, day, flagSince, id, internal, text } from '../../platform/records/fields.ts'
import { roles } from '../mails/role-texts.ts'

export const invitationRecord = defineRecord<'invitations'>({
  table: 'invitations',
  kind: 'invitation',
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
