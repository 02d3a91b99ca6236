import { sql } from 'kysely'
import { id, moment, type Noun, orNull, text } from './columns.ts'
import { documentNouns } from './entities-documents.ts'
import { bookNouns } from './entities-ledger.ts'
import { habitNouns } from './entities-preferences.ts'

const members: Noun = {
  name: 'members',
  about: 'Who keeps these books, and who has kept them; the addresses of those who are members now.',
  table: 'memberships',
  key: ['user_id'],
  // One's own elsewhere can be seen as well.
  seen: sql`t.organization_id = current_organization()`,
  isOnlyTold: true,
  columns: [
    id('id', 'The member.', { as: sql`t.user_id` }),
    text('name', 'As people see it.', { as: sql`(select u.name from users u where u.id = t.user_id)` }),
    text('email', 'Their address.', {
      as: sql`(select u.email from users u where u.id = t.user_id and t.removed_at is null)`,
      ...orNull,
    }),
    text('role', 'OWNER, ADMIN, MEMBER or VIEWER.'),
    moment('joined_at', 'Since when.'),
    moment('removed_at', 'Until when, where it is over.', orNull),
  ],
}

const { categories, tags, rules, recurrences, recurrence_days, recurrence_suggestions, budgets } = bookNouns
const { documents, readings, receipts, receipt_links, receipt_matches, items } = documentNouns
const { merchant_names, category_corrections, saved_views, import_layouts } = habitNouns

/** All that an archive has, in an order in which each stands on those before it. */
export const nouns: readonly Noun[] = [
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
  bookNouns.transactions,
  receipt_links,
  receipt_matches,
  items,
  merchant_names,
  category_corrections,
  saved_views,
  import_layouts,
]
