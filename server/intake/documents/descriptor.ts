import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render, type Text } from '../../base/text.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  authored,
  boolean,
  choice,
  currency,
  hash,
  id,
  integer,
  internal,
  json,
  money,
  text,
  timestamp,
} from '../../platform/records/fields.ts'
import { restoredOfOthers, reversedBy } from '../../platform/records/log-rules.ts'
import { areFields, arePages } from './reading-fields.ts'

/** The content of dictated entries and voice notes is private to their author, so they have no title. */
const privateKinds: Readonly<Record<string, Text>> = { TEXT: msg`Dictated entries`, VOICE: msg`Voice note` }

export const reversedInReview = msg`Readings and proposals can't be undone. Discard the items in the review inbox instead.`

export const documentRecord = defineRecord<'documents'>({
  table: 'documents',
  kind: 'document',
  live: 'FIGURES',
  log: {
    rank: 70,
    one: msg`Document`,
    many: msg`Documents`,
    counted: (count) => msg`${plural({ count }, { one: '# file', other: '# files' })}`,
    named: (name) => msg`the file ${{ name }}`,
    title: (row) => textOf(row, 'title') || textOf(row, 'file_name') || render(privateKinds[textOf(row, 'kind')] ?? ''),
    isMinor: true,
    undo: {
      needs: 'documents:review',
      ofOthers: 'others:delete',
      follows: ['state', 'stage_since'],
      cases: {
        handed_over: {
          when: sql`action = 'CREATED' and (after ->> 'created_at')::timestamptz = at
            or before -> 'attempt' < after -> 'attempt' and undoes is null
            or action = 'UPDATED' and before -> 'transcript' is distinct from after -> 'transcript'`,
          ...reversedBy(reversedInReview),
        },
        others: restoredOfOthers,
      },
    },
    trash: null,
  },
  archive: {
    name: 'documents',
    about: 'Receipts, budget lists, statements and words of which something waits or waited for a person.',
    dependsOn: 'part_of',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The document.' }),
    kind: choice(
      {
        RECEIPT: msg`Receipt`,
        BUDGET_LIST: msg`Budget list`,
        STATEMENT: msg`Bank statement`,
        TEXT: msg`Typed entry`,
        VOICE: msg`Voice note`,
      },
      { label: msg`Kind`, about: 'RECEIPT, BUDGET_LIST, STATEMENT, TEXT or VOICE.' },
    ),
    file_name: text({ label: msg`File`, about: 'As it was sent.' }),
    stage: choice(
      { RECEIVED: msg`Waiting`, STAGED: msg`Read`, FAILED: msg`Couldn't be read` },
      { label: msg`Reading`, about: 'How far its reading is: RECEIVED, READING, STAGED or FAILED.' },
    ),
    failure: text({ label: msg`Reason`, about: 'Why it could not be read.', nullable: true }),
    state: choice(
      { STAGING: msg`Pending`, PROCESSED: msg`Done`, DISCARDED: msg`Discarded` },
      { label: msg`Review`, about: 'How far its review is: STAGING, PROCESSED or DISCARDED.' },
    ),
    is_kept_twice: boolean({
      label: msg`Kept as a duplicate`,
      about: 'Whether somebody has decided to keep it beside another that is the same.',
    }),
    content_type: text({ about: 'The media type of its file.', isUnlogged: true }),
    size: integer({ about: 'The size in bytes.', isUnlogged: true }),
    sha256: hash({
      about: 'The SHA-256 of its file, in hexadecimal.',
      as: sql`encode(t.sha256, 'hex')`,
      nullable: true,
      isUnlogged: true,
    }),
    storage_path: text({ about: 'Its file in this archive.', nullable: true, isUnlogged: true }),
    page_count: integer({ about: 'How many pages it has.', isUnlogged: true }),
    title: text({ about: 'The merchant, or else the file’s name; what others have said is left out.' }),
    total_minor: money({ about: 'Its total.', nullable: true }),
    currency: currency({ nullable: true }),
    credits: integer({ about: 'The AI credits used to read the document.', isUnlogged: true }),
    part_of: id({
      about: 'The document whose file also contains this receipt.',
      refersTo: 'documents',
      nullable: true,
      isUnlogged: true,
    }),
    part: integer({ about: 'The number of the receipt within its file, from 1.', isUnlogged: true }),
    stage_since: timestamp({ about: 'Since when it is in its stage.', isUnlogged: true }),
    transcript: text({ about: 'What was said in one’s own voice note.', nullable: true, isUnlogged: true }),
    note: text({ about: 'The text that was sent with the document in the assistant.', nullable: true }),
    mail_id: id({
      about: 'The email that the document came with.',
      refersTo: 'mails',
      nullable: true,
      isUnlogged: true,
    }),
    attempt: integer({ about: 'How many times its reading was begun.', isUnlogged: true }),
    ...authored,
  },
})

export const readingRecord = defineRecord<'documentReadings'>({
  table: 'document_readings',
  kind: null,
  archive: {
    name: 'readings',
    about: 'What was read of documents: pages with their words, the text, and fields with how sure they are.',
    key: ['document_id'],
    seen: sql`exists (select from documents d where d.id = t.document_id
      and (d.kind not in ('TEXT', 'VOICE') or d.created_by = current_app_user()))`,
  },
  fields: {
    organization_id: internal,
    document_id: id({ about: 'The document.', refersTo: 'documents' }),
    pages: json({
      about: 'Each page: {width, height, preview, words}. Its preview is a picture in this archive.',
      check: arePages,
    }),
    text: text({ about: 'All words.' }),
    fields: json({ about: 'Each field: its value, how sure it is, and where it stands.', check: areFields }),
  },
})
