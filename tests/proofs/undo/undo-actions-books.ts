import { setBudget } from '../../../server/ledger/budgets/write.ts'
import { deleteCategory, mergeCategory } from '../../../server/ledger/categories/merge.ts'
import { moveCategory } from '../../../server/ledger/categories/order.ts'
import { createCategory, updateCategory } from '../../../server/ledger/categories/write.ts'
import { createTransaction, deleteTransactions, updateTransaction } from '../../../server/ledger/transactions/write.ts'
import type { LedgerRow, LedgerRows } from '../../support/data/ledger-rows.ts'
import { someTags } from './undo-actions-tags.ts'
import { type Actions, amount, type Chance, day, idOf, shops, splitsOf, those } from './undo-chance.ts'

export const bookActions: Actions = {
  create: [
    3,
    (chance, rows) => {
      const foreignAmount = chance.below(4) === 0 ? { currency: 'EUR', rate: '1.08' } : {}
      const splits = chance.below(3) === 0 ? { splits: randomSplits(chance, rows) } : {}
      const tags = chance.below(2) === 0 ? someTags(chance, rows) : {}
      const input = { ...entry(chance, rows), ...foreignAmount, ...splits, ...tags }
      return (tenant) => createTransaction(tenant, input)
    },
  ],
  edit: [
    4,
    (chance, rows) => {
      const found = chance.of(those(rows, 'transaction'))
      const { date, amount, description, categoryId } = entry(chance, rows, typeOf(found))
      const splits = randomSplits(chance, rows, typeOf(found))
      const tags = someTags(chance, rows)
      const change = chance.of([
        { amount },
        { date },
        { description, note: 'Edited' },
        { categoryId },
        { amount, date },
        { type: typeOf(found) === 'INCOME' ? 'EXPENSE' : 'INCOME' } as const,
        { clearCategory: true },
        { splits },
        { splits, amount, ...tags },
        { splits: [] },
        tags,
        { tagIds: [] },
        { ...tags, date },
      ])
      return found && change && ((tenant) => updateTransaction(tenant, idOf(found), change))
    },
  ],
  delete: [
    2,
    (chance, rows) => {
      const found = those(rows, 'transaction')
      const ids = Array.from({ length: 1 + chance.below(3) }, () => chance.of(found)).flatMap((row) =>
        row ? idOf(row) : [],
      )
      return ids.length > 0 ? (tenant) => deleteTransactions(tenant, [...new Set(ids)]) : undefined
    },
  ],
  'create a category': [
    1,
    (chance, rows) => {
      const parent = chance.below(3) === 0 ? chance.of(those(rows, 'category').filter(isExpense)) : undefined
      const name = `Category ${chance.below(6)}`
      return (tenant) => createCategory(tenant, { name, type: 'EXPENSE', parentId: parent ? idOf(parent) : null })
    },
  ],
  'change a category': [
    2,
    (chance, rows) => {
      const [found, parent] = [chance.of(those(rows, 'category').filter(isExpense)), chance.of(those(rows, 'category'))]
      const changes = chance.of([
        { name: `Category ${chance.below(6)}` },
        { icon: 'star', color: 1 + chance.below(8) },
        { parentId: parent ? idOf(parent) : null },
        { parentId: null },
        { archived: found?.archived_at === null },
      ])
      return found && changes && ((tenant) => updateCategory(tenant, idOf(found), changes))
    },
  ],
  'move a category': [
    1,
    (chance, rows) => {
      const [found, parent] = [chance.of(those(rows, 'category').filter(isExpense)), chance.of(those(rows, 'category'))]
      const parentId = parent && chance.below(2) === 0 ? idOf(parent) : null
      return found && ((tenant) => moveCategory(tenant, idOf(found), { parentId, beforeId: null }))
    },
  ],
  'merge a category': [
    2,
    (chance, rows) => {
      const [found, into] = [chance.of(used(rows)), chance.of(used(rows))]
      return found && into && ((tenant) => mergeCategory(tenant, idOf(found), idOf(into)))
    },
  ],
  'delete a category': [
    1,
    (chance, rows) => {
      const [found, replacement] = [chance.of(used(rows)), chance.of(used(rows))]
      const replacements = chance.of([
        { leavesUncategorised: true },
        ...(replacement ? [{ replacementId: idOf(replacement), movesBudgets: chance.below(2) === 0 }] : []),
      ])
      return found && replacements && ((tenant) => deleteCategory(tenant, idOf(found), replacements))
    },
  ],
  plan: [
    2,
    (chance, rows) => {
      const found = chance.of(those(rows, 'category').slice(0, 4))
      const [month, planned] = [`2026-0${3 + chance.below(2)}`, amount(chance)]
      return found && ((tenant) => setBudget(tenant, { categoryId: idOf(found), month, amount: planned }))
    },
  ],
}

const typeOf = (row: LedgerRow | undefined) => (row?.type === 'INCOME' ? 'INCOME' : 'EXPENSE')
const used = (rows: LedgerRows) => {
  const ids = new Set([...rows.values()].flatMap((row) => [row, ...splitsOf(row)]).map((each) => each.category_id))
  return those(rows, 'category').filter((row) => isExpense(row) && ids.has(row.id ?? null))
}
const isExpense = ({ type }: LedgerRow) => type === 'EXPENSE'

function randomSplits(chance: Chance, rows: LedgerRows, type: 'EXPENSE' | 'INCOME' = 'EXPENSE') {
  const categories = [...those(rows, 'category').filter((row) => row.type === type), undefined]
  return [{ percent: '35' }, { note: 'The rest' }, {}].slice(0, 2 + chance.below(2)).map((part) => {
    const category = chance.of(categories)
    return { ...part, categoryId: category ? idOf(category) : null }
  })
}

function entry(chance: Chance, rows: LedgerRows, type: 'EXPENSE' | 'INCOME' = 'EXPENSE') {
  const category = chance.of([...those(rows, 'category').filter((row) => row.type === type), undefined])
  const categoryId = category ? idOf(category) : null
  return { type, amount: amount(chance), date: day(chance), description: chance.of(shops) ?? '', categoryId }
}
