import { sql } from 'kysely'
import { defineRecord } from '../../platform/records/descriptor.ts'
import { hash, id, internal, member, text, timestamp } from '../../platform/records/fields.ts'

export const mailRecord = defineRecord<'mails'>({
  table: 'mails',
  kind: null,
  archive: { name: 'mails', about: 'The emails from which documents were made.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The email.' }),
    message_id: text({ about: 'Its Message-ID.', nullable: true }),
    sha256: hash({ about: 'The SHA-256 of its file, in hexadecimal.', as: sql`encode(t.sha256, 'hex')` }),
    sender: text({ about: 'Who sent it, as it says.' }),
    subject: text({ about: 'Its subject.' }),
    sent_at: timestamp({ about: 'When it was sent, as it says.', nullable: true }),
    created_by: member({ about: 'Who added it' }),
    created_at: timestamp({ about: 'When it was added.' }),
  },
})
