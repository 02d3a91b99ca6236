import { Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTintedRows } from '../../../app/live/changed-records.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { useUser } from '../../../app/session/session.tsx'
import type { TransactionFilter, TransactionRowFragment } from '../../../generated.ts'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { openCategory } from '../../../shared/hooks/row-controls.ts'
import { useIsDesktop } from '../../../shared/hooks/use-viewport.ts'
import type { BulkTarget } from '../bulk/bulk-changes.ts'
import { SelectedBar, type SelectedBarHandle } from '../bulk/SelectedBar.tsx'
import { useSelection } from '../bulk/selection.ts'
import { rowsOf, summed } from '../list-rows.ts'
import { type RegisterView, withStatements } from '../register/register.ts'
import { OpenTransaction } from './OpenTransaction.tsx'
import { useOpenTransaction } from './open-transaction.ts'
import { useOpening } from './opening.ts'
import { TransactionList, type TransactionListHandle } from './TransactionList.tsx'
import type { useTransactionPages } from './transaction-pages.ts'

interface LedgerProps {
  asked: TransactionFilter
  pages: ReturnType<typeof useTransactionPages>
  mayWrite: boolean
  /** Focuses the first row once, and then calls `onFocusedFirst`. */
  focusesFirst?: boolean
  onFocusedFirst?: () => void
  /** The list of one account. */
  register?: RegisterView
  onSearch: () => void
}

export function Ledger(props: LedgerProps) {
  const { asked, pages, mayWrite, focusesFirst = false, onFocusedFirst, register, onSearch } = props
  const mayDeleteOthers = usePermission('OTHERS_DELETE')
  const user = useUser()
  const list = useRef<TransactionListHandle>(null)
  const bar = useRef<SelectedBarHandle>(null)
  const tinted = useTintedRows()

  const { sums, more, days } = pages
  const transactions = pages.transactions ?? none
  const statements = register?.statements
  const rows = useMemo(() => {
    const own = rowsOf(transactions, { filter: asked, hasMore: more.isThere, days })
    return statements ? withStatements(own, statements, more.isThere) : own
  }, [transactions, asked, more.isThere, days, statements])
  const order = useMemo(() => transactions.map(({ id }) => id), [transactions])

  const [firstId] = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is new in each render
  useEffect(() => {
    if (!focusesFirst || !firstId) return
    list.current?.focusRow(firstId)
    onFocusedFirst?.()
  }, [focusesFirst, firstId])

  const selection = useSelection(order, asked)
  const open = useOpenTransaction(transactions)
  const [activeId, setActiveId] = useState<string | null>(open.id)
  const hasPanel = useIsDesktop()
  const isPanelOpen = hasPanel && open.id !== null
  const { form, takesFocus, openRow, edit, move, onSaved } = useOpening(open, hasPanel, list)

  const selected = useMemo(
    () => transactions.filter(({ id }) => selection.isAll || selection.ids.has(id)),
    [transactions, selection.ids, selection.isAll],
  )
  const mayDelete = ({ createdBy }: TransactionRowFragment) =>
    mayWrite && (mayDeleteOthers || createdBy === null || createdBy.id === user.id)

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
    ...(mayWrite && {
      x: () => activeId && selection.toggle(activeId),
      [rangeKey]: () => activeId && selection.extendTo(activeId),
      e: () => activeId && edit(activeId),
      c: () => (selected.length > 0 ? withSelected((at) => at.open('category')) : activeId && openCategory(activeId)),
      t: () => withSelected((at) => at.open('tags')),
      r: () => (selected.length > 0 || activeId !== null ? withSelected((at) => at.review()) : undefined),
      Delete: selected.length > 0 ? () => withSelected((at) => at.remove()) : null,
    }),
    Escape: selected.length > 0 ? selection.clear : isPanelOpen ? open.close : null,
  })

  const ids = [...selection.ids].filter((id) => order.includes(id))
  const target: BulkTarget = selection.isAll
    ? { filter: asked, ids: null, count: sums?.count ?? selected.length }
    : { filter: asked, ids, count: ids.length }
  return (
    <>
      <Grid templateColumns={isPanelOpen ? columns : 'minmax(0, 1fr)'} columnGap="20px" alignItems="start">
        <TransactionList
          ref={list}
          rows={rows}
          register={register}
          selected={mayWrite ? selection.ids : nobody}
          areAllSelected={mayWrite && selection.isAll}
          tinted={tinted}
          activeId={activeId}
          panelId={isPanelOpen ? open.id : null}
          count={sums?.count}
          more={more}
          onToggle={mayWrite ? (id, isRange) => (isRange ? selection.extendTo(id) : selection.toggle(id)) : null}
          onOpen={openRow}
          onActive={setActiveId}
          onMove={isPanelOpen ? move : undefined}
        />
        <OpenTransaction
          open={open}
          form={form}
          mayWrite={mayWrite}
          mayDelete={mayDelete}
          takesFocus={takesFocus}
          onStep={hasPanel ? (step) => list.current?.move(step) : null}
          onSaved={onSaved}
        />
      </Grid>
      {mayWrite && selected.length > 0 && (
        <SelectedBar
          ref={bar}
          selected={selected}
          target={target}
          sum={selection.isAll ? (sums?.net ?? null) : summed(selected, asked)}
          all={sums?.count}
          errorText={selected.every(mayDelete) ? null : t`You can only delete transactions that you recorded`}
          onSelectAll={selection.selectAll}
          onDone={selection.clear}
        />
      )}
    </>
  )
}

/** The `event.key` of Shift+x. */
const rangeKey = 'X'

const none: never[] = []
const nobody: ReadonlySet<string> = new Set()

/** The list and the side panel. */
const columns = 'minmax(0, 1fr) minmax(340px, 400px)'
