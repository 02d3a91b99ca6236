import { useMemo, useRef, useState } from 'react'
import { useTintedRows } from '../../../app/live/changed-records.ts'
import { type CountedTransaction, countedUnder } from '../../../app/records/counted.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { useUser } from '../../../app/session/session.tsx'
import type { TransactionFilter, TransactionRowFragment } from '../../../generated.ts'
import { sumOf } from '../../../shared/format/decimals.ts'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'
import { openCategory } from '../../../shared/hooks/row-controls.ts'
import type { BulkTarget } from '../bulk/bulk-changes.ts'
import { DeleteDialog } from '../bulk/dialogs.ts'
import { SelectedBar, type SelectedBarHandle } from '../bulk/SelectedBar.tsx'
import { useSelection } from '../bulk/selection.ts'
import { rowsOf } from '../list-rows.ts'
import { TransactionList, type TransactionListHandle } from './TransactionList.tsx'
import type { useTransactionPages } from './transaction-pages.ts'

const EditDialog = lazyComponent(async () => (await import('../form/EditDialog.tsx')).EditDialog)
const ViewDialog = lazyComponent(async () => (await import('../form/ViewDialog.tsx')).ViewDialog)

interface LedgerProps {
  asked: TransactionFilter
  pages: ReturnType<typeof useTransactionPages>
  mayWrite: boolean
  onNew: () => void
  onSearch: () => void
  onHelp: () => void
}

export function Ledger({ asked, pages, mayWrite, onNew, onSearch, onHelp }: LedgerProps) {
  const mayDeleteOthers = usePermission('OTHERS_DELETE')
  const user = useUser()
  const list = useRef<TransactionListHandle>(null)
  const bar = useRef<SelectedBarHandle>(null)
  const tinted = useTintedRows()

  const { sums, more, days } = pages
  const transactions = pages.transactions ?? none
  const rows = useMemo(
    () => rowsOf(transactions, { filter: asked, hasMore: more.isThere, days }),
    [transactions, asked, more.isThere, days],
  )
  const order = useMemo(() => transactions.map(({ id }) => id), [transactions])

  const selection = useSelection(order, asked)
  const [activeId, setActiveId] = useState<string | null>(null)
  // A copy from the time of opening, so that changes by other users do not affect the open form.
  const [edited, setEdited] = useState<TransactionRowFragment | null>(null)
  const [viewed, setViewed] = useState<TransactionRowFragment | null>(null)
  const [deleted, setDeleted] = useState<TransactionRowFragment | null>(null)

  const selected = useMemo(
    () => transactions.filter(({ id }) => selection.isAll || selection.ids.has(id)),
    [transactions, selection.ids, selection.isAll],
  )
  const mayDelete = ({ createdBy }: TransactionRowFragment) =>
    mayWrite && (mayDeleteOthers || createdBy === null || createdBy.id === user.id)

  const find = (id: string | null) => transactions.find((each) => each.id === id) ?? null
  const edit = (id: string | null) => setEdited(find(id))
  /** Applies a shortcut to the selected rows, or else to the active row. */
  const withSelected = (action: (bar: SelectedBarHandle) => void) => {
    if (selected.length === 0 && activeId === null) return
    if (selected.length === 0 && activeId) selection.replace([activeId])
    // The bar must be rendered first.
    requestAnimationFrame(() => bar.current && action(bar.current))
  }

  useKeys({
    j: () => list.current?.move(1),
    k: () => list.current?.move(-1),
    '/': onSearch,
    '?': onHelp,
    ...(mayWrite && {
      n: onNew,
      x: () => activeId && selection.toggle(activeId),
      [rangeKey]: () => activeId && selection.extendTo(activeId),
      e: () => edit(activeId),
      c: () => (selected.length > 0 ? withSelected((at) => at.open('category')) : activeId && openCategory(activeId)),
      t: () => withSelected((at) => at.open('tags')),
      r: () => (selected.length > 0 || activeId !== null ? withSelected((at) => at.review()) : undefined),
      Delete: selected.length > 0 ? () => withSelected((at) => at.remove()) : null,
      Escape: selected.length > 0 ? selection.clear : null,
    }),
  })

  const ids = [...selection.ids].filter((id) => order.includes(id))
  const target: BulkTarget = selection.isAll
    ? { filter: asked, ids: null, count: sums?.count ?? selected.length }
    : { filter: asked, ids, count: ids.length }
  return (
    <>
      <TransactionList
        ref={list}
        rows={rows}
        selected={mayWrite ? selection.ids : nobody}
        areAllSelected={mayWrite && selection.isAll}
        tinted={tinted}
        activeId={activeId}
        count={sums?.count}
        more={more}
        onToggle={mayWrite ? (id, isRange) => (isRange ? selection.extendTo(id) : selection.toggle(id)) : null}
        onOpen={(id) => (mayWrite ? edit(id) : setViewed(find(id)))}
        onActive={setActiveId}
      />
      {mayWrite && selected.length > 0 && (
        <SelectedBar
          ref={bar}
          selected={selected}
          target={target}
          sum={selection.isAll ? (sums?.net ?? null) : summed(selected, asked)}
          all={sums?.count}
          errorText={selected.every(mayDelete) ? null : 'Members delete only what they recorded themselves'}
          onSelectAll={selection.selectAll}
          onDone={selection.clear}
        />
      )}
      {edited && !deleted && (
        <EditDialog
          key={edited.id}
          transaction={edited}
          onClose={() => {
            setEdited(null)
            list.current?.focusRow(edited.id)
          }}
          onDelete={mayDelete(edited) ? () => setDeleted(edited) : null}
        />
      )}
      {viewed && (
        <ViewDialog
          transaction={viewed}
          onClose={() => {
            setViewed(null)
            list.current?.focusRow(viewed.id)
          }}
        />
      )}
      <DeleteDialog
        target={deleted && { filter: {}, ids: [deleted.id], count: 1 }}
        sum={deleted && summed([deleted], {})}
        onClose={() => setDeleted(null)}
        onDeleted={() => setEdited(null)}
      />
    </>
  )
}

/** The `event.key` of Shift+x. */
const rangeKey = 'X'

const none: never[] = []
const nobody: ReadonlySet<string> = new Set()

/** Returns the total under a filter, with expenses negative, or null for an empty list. */
function summed(
  transactions: readonly CountedTransaction[],
  filter: TransactionFilter,
): { value: string; currency: string } | null {
  const [first] = transactions
  if (!first) return null
  return {
    value: sumOf(transactions.map((each) => countedUnder(each, filter))),
    currency: first.baseAmount.currency,
  }
}
