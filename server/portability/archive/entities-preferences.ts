import { isLayout } from '../../intake/imports/files/layout.ts'
import {
  type ArchiveEntity,
  boolean,
  category,
  id,
  integer,
  json,
  member,
  nullable,
  text,
  timestamp,
  type,
} from './columns.ts'

/** What was learnt of people, and how they look at their books. */
export const preferenceEntities = {
  merchant_names: {
    name: 'merchant_names',
    about: 'How merchants are called whose receipts show a number, a website or a name.',
    table: 'merchant_names',
    key: ['kind', 'value'],
    columns: [
      text('kind', 'tax-number, company-number, phone, website or name.'),
      text('value', 'What the receipts show.'),
      text('name', 'How people call the merchant.'),
      timestamp('updated_at', 'When that was learnt.'),
    ],
  },
  category_corrections: {
    name: 'category_corrections',
    about: 'What a person has put into another category again and again, by description.',
    table: 'category_corrections',
    key: ['id'],
    columns: [
      id('id', 'The correction.'),
      type,
      text('name', 'The description as it is searched.'),
      text('description', 'As it was written last.'),
      category('Where it was put.'),
      integer('times', 'How many times.'),
      id('transaction_id', 'The one that was corrected last.'),
      timestamp('corrected_at', 'When.'),
      timestamp('declined_at', 'When a rule for it was declined.', nullable),
    ],
  },
  saved_views: {
    name: 'saved_views',
    about: 'Views of transactions and reports: one’s own, and those shared by others.',
    table: 'saved_views',
    key: ['id'],
    columns: [
      id('id', 'The view.'),
      member('user_id', 'Whose it is'),
      text('name', 'As people see it.'),
      text('page', 'TRANSACTIONS or REPORTS.'),
      text('address', 'Its filters: what stands behind the page’s path.'),
      boolean('is_shared', 'Whether others see it.'),
      timestamp('created_at', 'When it was made.'),
    ],
  },
  import_layouts: {
    name: 'import_layouts',
    about: 'How tables with a certain heading are read.',
    table: 'import_layouts',
    key: ['signature'],
    columns: [
      text('signature', 'What a heading is known by.'),
      json('layout', 'Where its columns are, and how their values are written.', { check: isLayout }),
      timestamp('changed_at', 'When that was last said.'),
    ],
  },
} satisfies Record<string, ArchiveEntity>
