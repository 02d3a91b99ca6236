import { resolveDuplicate } from '../../../server/intake/documents/duplicate-file.ts'
import { declineMatch } from '../../../server/intake/receipts/decide-match.ts'
import { deleteReceipts } from '../../../server/intake/receipts/delete.ts'
import { approveDocumentItems } from '../../../server/intake/review/approve-all.ts'
import { mergeStagedItem } from '../../../server/intake/review/merge.ts'
import { approveReceipt, discardReceipt } from '../../../server/intake/review/receipts.ts'
import { approveStagedItem, discardStagedItem } from '../../../server/intake/review/write.ts'
import type { Tenant } from '../../../server/platform/tenancy/tenant.ts'
import type { LedgerRow, LedgerRows } from '../../support/data/ledger-rows.ts'
import { type Action, type Actions, type Chance, day, idOf, isPending, shops, those } from './undo-chance.ts'

export const reviewActions: Actions = {
  'approve an item': [3, onItem((tenant, item) => approveStagedItem(tenant, idOf(item), asPlanned(item)))],
  'discard an item': [2, onItem((tenant, item) => discardStagedItem(tenant, idOf(item)))],
  'merge an item': [
    1,
    (chance, rows) => {
      const [item, into] = [
        chance.of(those(rows, 'staged_item').filter(isPending)),
        chance.of(those(rows, 'transaction')),
      ]
      return item && into && ((tenant) => mergeStagedItem(tenant, idOf(item), idOf(into)))
    },
  ],
  'approve all': [
    1,
    (chance, rows) => {
      const found = chance.of(
        those(rows, 'document').filter(({ state, kind }) => state === 'STAGING' && kind !== 'RECEIPT'),
      )
      return found && ((tenant) => approveDocumentItems(tenant, idOf(found)))
    },
  ],
  'approve a receipt': [3, onReceipt(approve)],
  'discard a receipt': [1, onReceipt((_, receipt) => (tenant) => discardReceipt(tenant, idOf(receipt)))],
  'delete a receipt': [1, onReceipt((_, receipt) => (tenant) => deleteReceipts(tenant, [idOf(receipt)]))],
  'answer a duplicate': [
    3,
    (chance, rows) => {
      const found = chance.of(those(rows, 'receipt').filter(({ duplicate_of }) => duplicate_of !== null))
      const answer = chance.of(['KEEP', 'REPLACE', 'CANCEL'] as const)
      return found && answer && ((tenant) => resolveDuplicate(tenant, String(found.document_id), answer))
    },
  ],
  'decline a match': [
    1,
    (chance, rows) => {
      const found = chance.of(those(rows, 'receipt_match').filter(({ state }) => state === 'SUGGESTED'))
      return found && ((tenant) => declineMatch(tenant, String(found.receipt_id), String(found.transaction_id)))
    },
  ],
}

function onItem(work: (tenant: Tenant, item: LedgerRow) => Promise<unknown>): Action {
  return (chance, rows) => {
    const item = chance.of(those(rows, 'staged_item').filter(isPending))
    return item && ((tenant) => work(tenant, item))
  }
}

const asPlanned = ({ kind, category_id }: LedgerRow) =>
  kind === 'BUDGET_LINE' && category_id === null ? { createCategory: true } : {}

function onReceipt(work: (chance: Chance, receipt: LedgerRow, rows: LedgerRows) => ReturnType<Action>): Action {
  return (chance, rows) => {
    const receipt = chance.of(those(rows, 'receipt'))
    return receipt && work(chance, receipt, rows)
  }
}

function approve(chance: Chance, receipt: LedgerRow, rows: LedgerRows): ReturnType<Action> {
  const saveAs = chance.of(['ONE_TRANSACTION', 'ONE_PER_CATEGORY', 'ATTACH'] as const) ?? 'ATTACH'
  const into = chance.of(those(rows, 'transaction'))
  const lines = those(rows, 'staged_item').filter((item) => isPending(item) && item.document_id === receipt.document_id)
  const lineSubset = lines.slice(chance.below(2))
  const [merchant, date] = [chance.of(shops) ?? '', day(chance)]
  const items = lineSubset.map((item) => ({
    id: idOf(item),
    description: String(item.description),
    amount: `${Number(item.amount_minor) / 100}`,
    categoryId: item.category_id as string | null,
  }))
  const added = chance.below(3) === 0 ? [{ description: 'Tip', amount: '1.00' }] : []
  const input = { merchant, date, currency: 'USD', total: '9.00', items: [...items, ...added], saveAs }
  return async (tenant) => {
    const { version } = await tenant.read((db) =>
      db.selectFrom('receipts').select('version').where('id', '=', idOf(receipt)).executeTakeFirstOrThrow(),
    )
    return approveReceipt(tenant, idOf(receipt), version, { ...input, transactionId: into ? idOf(into) : null })
  }
}
