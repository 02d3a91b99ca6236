import { useMemo, useRef, useState } from 'react'
import { useTintedRows } from '../../app/ledger/on-screen.ts'
import { useMay } from '../../app/may.ts'
import { useUser } from '../../app/session.tsx'
import type { TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { messageOf } from '../../shared/errors.ts'
import { useKeys } from '../../shared/keys.ts'
import { say } from '../../shared/toaster.ts'
import { BulkBar } from './BulkBar.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { rowsOf } from './list-rows.ts'
import { summed } from './selected-sum.ts'
import { useSelection } from './selection.ts'
import { TransactionList, type TransactionListHandle } from './TransactionList.tsx'
import { type TransactionAmount, useAllAmounts, type useTransactionPages } from './transaction-pages.ts'
import { ViewDialog } from './ViewDialog.tsx'

interface LedgerProps {
  asked: TransactionFilter
  pages: ReturnType<typeof useTransactionPages>
  mayWrite: boolean
  onNew: () => void
  onSearch: () => void
  onHelp: () => void
}

/** Up to so many are selected at once: each is read and deleted by its id. */
const mostSelected = 1000

/** The list with what is done on it: the keyboard, the selection, editing and deleting. */
export function Ledger({ asked, pages, mayWrite, onNew, onSearch, onHelp }: LedgerProps) {
  const mayDeleteOthers = useMay('OTHERS_DELETE')
  const user = useUser()
  const list = useRef<TransactionListHandle>(null)
  const tinted = useTintedRows()
  const fetchAll = useAllAmounts()

  const { sums, more } = pages
  const transactions = pages.transactions ?? none
  const rows = useMemo(() => rowsOf(transactions, more.isThere), [transactions, more.isThere])
  const order = useMemo(() => transactions.map(({ id }) => id), [transactions])

  const selection = useSelection(order, asked)
  const [activeId, setActiveId] = useState<string | null>(null)
  // As it was when it was opened: what others save or delete meanwhile takes nothing away that is being typed.
  const [edited, setEdited] = useState<TransactionRowFragment | null>(null)
  const [viewed, setViewed] = useState<TransactionRowFragment | null>(null)
  const [deleted, setDeleted] = useState<readonly TransactionAmount[] | null>(null)
  const [beyond, setBeyond] = useState<readonly TransactionAmount[]>([])
  const [isSelectingAll, setSelectingAll] = useState(false)

  const known = useMemo(
    () => new Map([...beyond, ...transactions].map((each) => [each.id, each])),
    [beyond, transactions],
  )
  const selected = [...selection.ids].flatMap((id) => known.get(id) ?? [])
  const mayDelete = (each: TransactionAmount) => mayWrite && (mayDeleteOthers || each.createdBy.id === user.id)

  const find = (id: string | null) => transactions.find((each) => each.id === id) ?? null
  const edit = (id: string | null) => setEdited(find(id))
  const move = (step: number) => {
    const at = activeId === null ? -1 : order.indexOf(activeId)
    const next = order[Math.min(Math.max(at + step, 0), order.length - 1)]
    if (next) list.current?.focusRow(next)
  }
  const selectAll = async () => {
    setSelectingAll(true)
    try {
      const all = await fetchAll(asked)
      setBeyond(all)
      selection.replace(all.map(({ id }) => id))
    } catch (error) {
      say.error(messageOf(error))
    } finally {
      setSelectingAll(false)
    }
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    '/': onSearch,
    '?': onHelp,
    ...(mayWrite && {
      n: onNew,
      x: () => activeId && selection.toggle(activeId),
      e: () => edit(activeId),
      c: () => activeId && openCategory(activeId),
      Delete: selected.length > 0 && selected.every(mayDelete) ? () => setDeleted(selected) : null,
      Escape: selected.length > 0 ? selection.clear : null,
    }),
  })

  const count = sums?.count
  const hasMoreToSelect = count !== undefined && count > selected.length && count <= mostSelected
  return (
    <>
      <TransactionList
        ref={list}
        rows={rows}
        selected={mayWrite ? selection.ids : nobody}
        tinted={tinted}
        activeId={activeId}
        count={count}
        more={more}
        onToggle={mayWrite ? (id, isRange) => (isRange ? selection.extendTo(id) : selection.toggle(id)) : null}
        onOpen={(id) => (mayWrite ? edit(id) : setViewed(find(id)))}
        onActive={setActiveId}
        onMove={move}
      />
      {mayWrite && selected.length > 0 && (
        <BulkBar
          count={selected.length}
          sum={summed(selected)}
          all={hasMoreToSelect ? count : null}
          isSelectingAll={isSelectingAll}
          onSelectAll={() => void selectAll()}
          onDelete={() => setDeleted(selected)}
          refusal={selected.every(mayDelete) ? null : 'Members delete only what they recorded themselves'}
          onClose={selection.clear}
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
          onDelete={mayDelete(edited) ? () => setDeleted([edited]) : null}
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
        isOpen={deleted !== null}
        ids={deleted?.map(({ id }) => id) ?? []}
        sum={summed(deleted ?? [])}
        onClose={() => setDeleted(null)}
        onDeleted={() => {
          setEdited(null)
          selection.clear()
        }}
      />
    </>
  )
}

const none: never[] = []
const nobody: ReadonlySet<string> = new Set()

/** Opens the categories of a row as a click on its badge would. */
function openCategory(id: string): void {
  const badge = document.querySelector<HTMLElement>(`[data-id="${id}"] button[aria-haspopup="menu"]`)
  badge?.focus()
  badge?.click()
}
