import { getBudgetMonth } from '../server/budgets/read.ts'
import { type Category, findCategories } from '../server/categories/read.ts'
import type { Change, Followed } from '../server/core/changes.ts'
import { getDashboard } from '../server/reports/dashboard.ts'
import { getTransactionTotals } from '../server/reports/read.ts'
import { findTransactions, type Transaction } from '../server/transactions/read.ts'
import { BudgetMonthObject } from './budgets.ts'
import { builder } from './builder.ts'
import { CategoryObject } from './categories.ts'
import { batched } from './loaders.ts'
import { loadMember, MemberObject } from './members.ts'
import { loadReceipt, ReceiptObject } from './receipts.ts'
import { DashboardObject, TransactionTotalsObject } from './reports.ts'
import { TransactionFilterInput, TransactionObject } from './transactions.ts'

export const ChangeActionEnum = builder.enumType('ChangeAction', {
  values: ['CREATED', 'UPDATED', 'DELETED'] as const,
})

/** The records of an organization that clients follow. */
const recordKinds = ['TRANSACTION', 'CATEGORY', 'BUDGET', 'RECEIPT', 'MEMBER', 'INVITATION', 'ORGANIZATION'] as const
type RecordKind = (typeof recordKinds)[number]

const RecordKindEnum = builder.enumType('RecordKind', { values: recordKinds })

/** The kind as clients know it; undefined for what is no record of the ledger but moves its figures (staged items). */
const kindOf = ({ kind }: Change): RecordKind | undefined => recordKinds.find((each) => each.toLowerCase() === kind)

interface RecordChange extends Change {
  recordKind: RecordKind
}

const first = <Record>(records: Record[]): Record | null => records[0] ?? null

const loadTransaction = batched(
  (context, ids) => findTransactions(context.tenant, ids),
  ({ id }: Transaction) => id,
  first,
)

const loadCategory = batched(
  (context, ids) => findCategories(context.tenant, ids),
  ({ id }: Category) => id,
  first,
)

const RecordChangeObject = builder.objectRef<RecordChange>('RecordChange').implement({
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
  }),
})

const LedgerChangesObject = builder.objectRef<Followed>('LedgerChanges').implement({
  description: 'What changed since the message before, and the figures as they are now.',
  fields: (t) => ({
    cursor: t.expose('cursor', { type: 'Cursor' }),
    changes: t.field({
      type: [RecordChangeObject],
      resolve: ({ changes }) =>
        changes.flatMap((change) => {
          const recordKind = kindOf(change)
          return recordKind ? [{ ...change, recordKind }] : []
        }),
    }),
    dashboard: t.field({
      type: DashboardObject,
      args: { month: t.arg({ type: 'Month' }) },
      resolve: (_, { month }, { tenant }) => getDashboard(tenant, month),
    }),
    budgetMonth: t.field({
      type: BudgetMonthObject,
      args: { month: t.arg({ type: 'Month' }) },
      resolve: (_, { month }, { tenant }) => getBudgetMonth(tenant, month),
    }),
    transactionTotals: t.field({
      type: TransactionTotalsObject,
      args: { filter: t.arg({ type: TransactionFilterInput, required: false }) },
      resolve: (_, { filter }, { tenant }) => getTransactionTotals(tenant, filter ?? {}),
    }),
  }),
})

builder.subscriptionField('ledgerChanged', (t) =>
  t.field({
    type: LedgerChangesObject,
    rule: 'ledger:read',
    description: 'The ledger as it changes. The first message is the head; with `after`, what was missed since.',
    args: { after: t.arg({ type: 'Cursor', required: false }) },
    subscribe: (_, { after }, context) =>
      context.follow([...recordKinds.map((kind) => kind.toLowerCase()), 'staged_item'], after),
    resolve: (followed) => followed,
  }),
)
