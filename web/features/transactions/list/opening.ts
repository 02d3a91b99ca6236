import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditHandle } from '../form/EditDialog.tsx'
import type { useOpenTransaction } from './open-transaction.ts'
import type { TransactionListHandle } from './TransactionList.tsx'

/**
 * Opens transactions from the list. Beside the list, the focus stays in the list, so that the arrow keys, j and k move
 * on. Enter on the open row, and e, move the focus to the form.
 */
export function useOpening(
  open: ReturnType<typeof useOpenTransaction>,
  hasPanel: boolean,
  list: RefObject<TransactionListHandle | null>,
) {
  const form = useRef<EditHandle>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  useFocusAfterClosing(open.id, list)

  const leave = (action: () => void) => (form.current ? form.current.leave(action) : action())
  const show = (id: string, takesFocus: boolean) =>
    leave(() => {
      setFocusedId(takesFocus ? id : null)
      open.show(id)
      if (hasPanel && !takesFocus) list.current?.focusRow(id)
    })
  return {
    form,
    takesFocus: !hasPanel || (focusedId !== null && focusedId === open.id),
    openRow: (id: string) => (id === open.id ? form.current?.focusFields() : show(id, false)),
    edit: (id: string) => (id === open.id ? form.current?.focusFields() : show(id, true)),
    move: (id: string, go: () => void) =>
      leave(() => {
        setFocusedId(null)
        go()
        open.follow(id)
      }),
    onSaved(id: string) {
      setFocusedId(null)
      if (hasPanel) list.current?.focusRow(id)
      else open.close()
    },
  }
}

function useFocusAfterClosing(id: string | null, list: RefObject<TransactionListHandle | null>): void {
  const before = useRef(id)
  useEffect(() => {
    const closed = id === null ? before.current : null
    before.current = id
    const focused = document.activeElement
    const isFree =
      !focused || focused === document.body || focused.closest('[role=grid], [role=dialog], [role=alertdialog]')
    if (closed && isFree) list.current?.focusRow(closed)
  }, [id, list])
}
