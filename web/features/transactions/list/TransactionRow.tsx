import { memo } from 'react'
import type { TransactionRowFragment } from '../../../generated.ts'
import type { TransactionRowActions } from '../list-rows.ts'
import { DeskCells } from './DesktopCells.tsx'
import { PhoneCells } from './PhoneCells.tsx'
import { usePress } from './use-press.ts'

interface TransactionRowProps extends TransactionRowActions {
  /** From 1, headings of days included. */
  rowIndex: number
  /** Pixels from the top of the list. */
  offset: number
  height: number
  isPhone: boolean
  transaction: TransactionRowFragment
  /** What of it counts under the filter, where that is not all. */
  counted: { value: string; currency: string } | null
  isSelected: boolean
  /** Others are selected: on touch a tap selects too. */
  isSelecting: boolean
  /** Somebody else changed it a moment ago. */
  isTinted: boolean
  /** The one row of the list that Tab reaches. */
  isFocusable: boolean
}

/** One transaction. With the keyboard on it: Enter opens it, Space selects, → goes to its controls. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, counted, isSelected, isSelecting, isTinted, isFocusable } = props
  const { onToggle, onOpen, onActive, rowIndex, offset, height, isPhone } = props
  const { id } = transaction
  const press = usePress({
    isOn: isPhone,
    onTap: () => (isSelecting && onToggle ? onToggle(id, false) : onOpen(id)),
    onLongPress: () => onToggle?.(id, false),
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that stand anywhere make no table
    <div
      role="row"
      className="ledger-row"
      data-id={id}
      data-lit={isSelected || isTinted ? '' : undefined}
      aria-selected={onToggle ? isSelected : undefined}
      aria-rowindex={rowIndex}
      tabIndex={isFocusable ? 0 : -1}
      onFocus={() => onActive(id)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (event.key !== 'Enter' && event.key !== ' ') return
        // The dialog that the row opens takes the focus; without this, the same key press would submit its form.
        event.preventDefault()
        if (event.key === ' ') onToggle?.(id, event.shiftKey)
        else if (!event.repeat) onOpen(id)
      }}
      style={{ height, top: offset }}
      {...press}
    >
      {isPhone ? (
        <PhoneCells transaction={transaction} counted={counted} isSelected={isSelected} />
      ) : (
        <DeskCells
          transaction={transaction}
          counted={counted}
          isSelected={isSelected}
          onToggle={onToggle}
          onOpen={onOpen}
        />
      )}
    </div>
  )
})
