import { listAiUsage } from '../server/intake/documents/usage.ts'
import { findLinkedTransactions } from '../server/intake/receipts/links.ts'
import { countConfirmedMatches } from '../server/intake/receipts/matches.ts'
import { getBudgetMonth } from '../server/ledger/budgets/read.ts'
import { type Category, findCategories } from '../server/ledger/categories/read.ts'
import { listCategoryUsage } from '../server/ledger/categories/use.ts'
import { getDashboard } from '../server/ledger/reports/dashboard.ts'
import { getTransactionTotals } from '../server/ledger/reports/read.ts'
import { findTransactions, type Transaction } from '../server/ledger/transactions/read.ts'
import { getBilling } from '../server/people/billing/read.ts'
import { findOrganization } from '../server/people/organizations/read.ts'
import type { Context } from '../server/platform/requests/context.ts'
import type { Numbered } from '../server/platform/stream/change-subscription.ts'
import type { Change, ChangePage } from '../server/platform/stream/changes.ts'
import { BillingObject } from './billing.ts'
import { BudgetMonthObject } from './budgets.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryUsageObject } from './categories.ts'
import { databaseCost } from './database-cost.ts'
import { AiUsageLineObject } from './documents.ts'
import { InvitationObject, loadInvitation } from './invitations.ts'
import { createLoader } from './loaders.ts'
import { loadMember, MemberObject } from './members.ts'
import { OrganizationObject } from './organizations.ts'
import { loadReceipt, ReceiptObject } from './receipts.ts'
import { DashboardObject, TransactionTotalsObject } from './reports.ts'
import { numberWords, sinceWords, usualChanges } from './stream.ts'
import { loadTag, TagObject } from './tags.ts'
import { throttleMessages } from './throttle.ts'
import { TransactionFilterInput, TransactionObject } from './transactions.ts'

export const ChangeActionEnum = builder.enumType('ChangeAction', {
  values: ['CREATED', 'UPDATED', 'DELETED'] as const,
})

/** The records of an organization that clients follow. */
const recordKinds = [
  'TRANSACTION',
  'CATEGORY',
  'TAG',
  'BUDGET',
  'RECEIPT',
  'MEMBER',
  'INVITATION',
  'ORGANIZATION',
  'VIEW',
] as const
type RecordKind = (typeof recordKinds)[number]

const RecordKindEnum = builder.enumType('RecordKind', { values: recordKinds })

/** What is no record of the ledger but moves its figures, or belongs to one. */
const besides = [
  'staged_item',
  'document',
  'receipt_link',
  'receipt_match',
  'recurrence',
  'recurrence_suggestion',
  'rule',
]

/** The kind as clients know it; undefined for what is no record of the ledger. */
const kindOf = ({ kind }: Change): RecordKind | undefined => recordKinds.find((each) => each.toLowerCase() === kind)

interface RecordChange extends Change {
  recordKind: RecordKind
}

const first = <Record>(records: Record[]): Record | null => records[0] ?? null

const loadTransaction = createLoader(
  (context, ids) => findTransactions(context.tenant, ids),
  ({ id }: Transaction) => id,
  first,
)

const loadCategory = createLoader(
  (context, ids) => findCategories(context.tenant, ids),
  ({ id }: Category) => id,
  first,
)

export const RecordChangeObject = builder.objectRef<RecordChange>('RecordChange').implement({
  description: 'That a record changed, and what it is now: null when it was deleted, or is of another kind.',
  fields: (t) => ({
    kind: t.expose('recordKind', { type: RecordKindEnum }),
    id: t.exposeID('recordId'),
    action: t.expose('action', { type: ChangeActionEnum }),
    number: t.float({
      description: 'Its place in the organization’s stream of changes: dense, from 1.',
      resolve: ({ number }) => Number(number),
    }),
    transaction: t.field({
      type: TransactionObject,
      nullable: true,
      resolve: ({ kind, recordId }, _, context) => (kind === 'transaction' ? loadTransaction(context, recordId) : null),
    }),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      resolve: ({ kind, recordId }, _, context) => (kind === 'category' ? loadCategory(context, recordId) : null),
    }),
    tag: t.field({
      type: TagObject,
      nullable: true,
      resolve: ({ kind, recordId }, _, context) => (kind === 'tag' ? loadTag(context, recordId) : null),
    }),
    receipt: t.field({
      type: ReceiptObject,
      nullable: true,
      resolve: ({ kind, recordId }, _, context) => (kind === 'receipt' ? loadReceipt(context, recordId) : null),
    }),
    member: t.field({
      type: MemberObject,
      nullable: true,
      resolve: ({ kind, recordId }, _, context) => (kind === 'member' ? loadMember(context, recordId) : null),
    }),
    invitation: t.field({
      type: InvitationObject,
      nullable: true,
      description: 'While it is not answered, for who may manage members.',
      resolve: ({ kind, recordId }, _, context) => (kind === 'invitation' ? loadInvitation(context, recordId) : null),
    }),
  }),
})

/** That a receipt was attached, or is not any more, is a change of its transaction. */
async function recordsOf({ changes }: ChangePage, { tenant }: Context): Promise<RecordChange[]> {
  const links = changes.filter(({ kind }) => kind === 'receipt_link').map(({ recordId }) => recordId)
  const linked = links.length > 0 ? await findLinkedTransactions(tenant, links) : new Map<string, string>()
  return changes.flatMap((change) => {
    const transactionId = linked.get(change.recordId)
    if (change.kind === 'receipt_link' && transactionId !== undefined) {
      return [{ ...change, kind: 'transaction', recordId: transactionId, action: 'UPDATED', recordKind: 'TRANSACTION' }]
    }
    const recordKind = kindOf(change)
    return recordKind ? [{ ...change, recordKind }] : []
  })
}

/** Whether one of the changes is of such a kind. */
export const hasChangeOf = ({ changes }: ChangePage, ...kinds: string[]) =>
  changes.some(({ kind }) => kinds.includes(kind))

export const LedgerChangesObject = builder.objectRef<ChangePage & Numbered>('LedgerChanges').implement({
  description:
    'What changed since the message before, and the figures as they are now. While much changes, a message with figures ' +
    'comes every 200 ms at most.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor' }),
    number: t.exposeFloat('number', { description: numberWords }),
    since: t.exposeFloat('since', { nullable: true, description: sinceWords }),
    changes: t.field({
      type: [RecordChangeObject],
      extensions: { length: usualChanges },
      resolve: (message, _, context) => recordsOf(message, context),
    }),
    organization: t.field({
      type: OrganizationObject,
      nullable: true,
      description: 'As it is for you now, where it or its members changed.',
      resolve: (message, _, { tenant }) =>
        hasChangeOf(message, 'organization', 'member') ? findOrganization(tenant) : null,
    }),
    dashboard: t.field({
      type: DashboardObject,
      extensions: { work: databaseCost.dashboard },
      args: { month: t.arg({ type: 'Month' }) },
      resolve: (_, { month }, context) => throttleMessages(context, () => getDashboard(context.tenant, month)),
    }),
    budgetMonth: t.field({
      type: BudgetMonthObject,
      extensions: { work: databaseCost.budgetMonth },
      args: { month: t.arg({ type: 'Month' }) },
      resolve: (_, { month }, context) => throttleMessages(context, () => getBudgetMonth(context.tenant, month)),
    }),
    transactionTotals: t.field({
      type: TransactionTotalsObject,
      extensions: { work: databaseCost.transactionTotals },
      args: { filter: t.arg({ type: TransactionFilterInput, required: false }) },
      resolve: (_, { filter }, context) =>
        throttleMessages(context, () => getTransactionTotals(context.tenant, filter ?? {})),
    }),
    categoryUsage: t.field({
      type: [CategoryUsageObject],
      extensions: { length: 100 },
      resolve: (_, __, context) => throttleMessages(context, () => listCategoryUsage(context.tenant)),
    }),
    billing: t.field({
      type: BillingObject,
      resolve: (_, __, context) => throttleMessages(context, () => getBilling(context.tenant, context.parts.terms)),
    }),
    aiUsage: t.field({
      type: [AiUsageLineObject],
      extensions: { length: 50 },
      args: { month: t.arg({ type: 'Month' }) },
      resolve: (_, { month }, context) => throttleMessages(context, () => listAiUsage(context.tenant, month)),
    }),
    matchConfirmations: t.int({
      resolve: (_, __, context) => throttleMessages(context, () => countConfirmedMatches(context.tenant)),
    }),
  }),
})

const followedKinds = [...recordKinds.map((kind) => kind.toLowerCase()), ...besides]

builder.subscriptionField('ledgerChanged', (t) =>
  t.field({
    type: LedgerChangesObject,
    rule: 'ledger:read',
    description: 'The ledger as it changes. The first message is the head; with `after`, what was missed since.',
    args: { after: t.arg({ type: 'Cursor', required: false }) },
    subscribe: (_, { after }, context) => context.follow(followedKinds, after),
    resolve: (message) => message,
  }),
)
