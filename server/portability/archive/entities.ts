import { sql } from 'kysely'
import { type ArchiveEntity, id, nullable, text, timestamp } from './columns.ts'
import { documentEntities } from './entities-documents.ts'
import { ledgerEntities } from './entities-ledger.ts'
import { preferenceEntities } from './entities-preferences.ts'

const members: ArchiveEntity = {
  name: 'members',
  about: 'Who keeps these books, and who has kept them; the addresses of those who are members now.',
  table: 'memberships',
  key: ['user_id'],
  // One's own elsewhere can be seen as well.
  seen: sql`t.organization_id = current_organization()`,
  exportOnly: true,
  columns: [
    id('id', 'The member.', { as: sql`t.user_id` }),
    text('name', 'As people see it.', { as: sql`(select u.name from users u where u.id = t.user_id)` }),
    text('email', 'Their address.', {
      as: sql`(select u.email from users u where u.id = t.user_id and t.removed_at is null)`,
      ...nullable,
    }),
    text('role', 'OWNER, ADMIN, MEMBER or VIEWER.'),
    timestamp('joined_at', 'Since when.'),
    timestamp('removed_at', 'Until when, where it is over.', nullable),
  ],
}

const { categories, tags, rules, recurrences, recurrence_days, recurrence_suggestions, budgets } = ledgerEntities
const { documents, readings, receipts, receipt_links, receipt_matches, items } = documentEntities
const { merchant_names, category_corrections, saved_views, import_layouts } = preferenceEntities

/** All that an archive has, in an order in which each stands on those before it. */
export const archiveEntities: readonly ArchiveEntity[] = [
  members,
  categories,
  tags,
  rules,
  recurrences,
  recurrence_days,
  recurrence_suggestions,
  budgets,
  documents,
  readings,
  receipts,
  ledgerEntities.transactions,
  receipt_links,
  receipt_matches,
  items,
  merchant_names,
  category_corrections,
  saved_views,
  import_layouts,
]
