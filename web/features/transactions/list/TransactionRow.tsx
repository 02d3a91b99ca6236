import { Box, Center, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check, Paperclip } from 'lucide-react'
import { memo, type PointerEvent, useRef } from 'react'
import type { TransactionRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { Cell } from '../../../shared/display/Cell.tsx'
import { categoryLabel } from '../../../shared/format/category-labels.ts'
import { isRefund } from '../../../shared/format/refunds.ts'
import { nameOf, type TransactionRowActions } from '../list-rows.ts'
import { DesktopCells } from './DesktopCells.tsx'
import { ReviewBadge } from './ReviewMark.tsx'
import { RowAmount } from './RowAmount.tsx'

interface TransactionRowProps extends TransactionRowActions {
  /** Counts from 1 and includes day headers. */
  rowIndex: number
  /** Distance from the top of the list, in pixels. */
  offset: number
  height: number
  isPhone: boolean
  transaction: TransactionRowFragment
  /** The amount of the matching splits, or null if the whole transaction counts. */
  counted: { value: string; currency: string } | null
  /** The balance of the account after the transaction; null until it is loaded, undefined outside of registers. */
  balance: { value: string; currency: string } | null | undefined
  isSelected: boolean
  /** True if any row is selected. A tap then selects instead of opening. */
  isSelecting: boolean
  isTinted: boolean
  isInPanel: boolean
  /** True for the single tab stop of the list. */
  isFocusable: boolean
}

export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, counted, balance, isSelected, isSelecting, isTinted, isInPanel, isFocusable } = props
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
      data-shown={isInPanel ? '' : undefined}
      aria-current={isInPanel || undefined}
      aria-selected={onToggle ? isSelected : undefined}
      aria-rowindex={rowIndex}
      tabIndex={isFocusable ? 0 : -1}
      onFocus={() => onActive(id)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (event.key !== 'Enter' && event.key !== ' ') return
        // Otherwise the same key press would submit the form of the dialog that it opens.
        event.preventDefault()
        if (event.key === ' ') onToggle?.(id, event.shiftKey)
        else if (!event.repeat) onOpen(id)
      }}
      style={{ height, top: offset }}
      {...press}
    >
      {isPhone ? (
        <PhoneCells transaction={transaction} counted={counted} balance={balance} isSelected={isSelected} />
      ) : (
        <DesktopCells
          transaction={transaction}
          counted={counted}
          balance={balance}
          isSelected={isSelected}
          onToggle={onToggle}
          onOpen={onOpen}
        />
      )}
    </div>
  )
})

/** Duration of a long press, in milliseconds. */
const longPress = 450
/** Distance that a finger may move during a tap, in pixels. */
const slack = 8

interface PressOptions {
  isOn: boolean
  onTap: () => void
  onLongPress: () => void
}

/** Handles taps and long presses on a row, except on its links and buttons. */
function usePress({ isOn, onTap, onLongPress }: PressOptions) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const wasLong = useRef(false)
  if (!isOn) return {}

  const release = () => {
    if (held.current) clearTimeout(held.current.timer)
    held.current = null
  }
  return {
    onPointerDown({ clientX: x, clientY: y, button }: PointerEvent) {
      if (button !== 0) return
      wasLong.current = false
      const timer = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, longPress)
      held.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (held.current && Math.hypot(clientX - held.current.x, clientY - held.current.y) > slack) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick(event: { target: EventTarget }) {
      if (wasLong.current) return
      if (event.target instanceof Element && event.target.closest('a, button, input')) return
      onTap()
    },
  }
}

interface PhoneCellsProps {
  transaction: TransactionRowFragment
  counted: { value: string; currency: string } | null
  balance: { value: string; currency: string } | null | undefined
  isSelected: boolean
}

function PhoneCells({ transaction, counted, balance, isSelected }: PhoneCellsProps) {
  const { category, note, tags, paidBy, isReviewed, receiptIds } = transaction
  const tagNames = tags.map(({ name }) => `#${name}`)
  const below = [isRefund(transaction) && t`Refund`, categoryLabel(transaction), paidBy?.name, note, ...tagNames]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <Cell>
        {isSelected ? (
          <Center boxSize="36px" borderRadius="tile" bg="accent.solid" color="accent.contrast">
            <Check size={18} strokeWidth={2} role="img" aria-label={t`Selected`} />
          </Center>
        ) : (
          <CategoryTile category={category} size={36} />
        )}
      </Cell>
      <Cell className="ledger-row-words">
        <Flex align="center" gap="6px" minW="0">
          <Box textStyle="strong" truncate>
            {nameOf(transaction)}
          </Box>
          {!isReviewed && <ReviewBadge />}
        </Flex>
        <Box textStyle="caption" color="fg.muted" truncate>
          {below}
        </Box>
      </Cell>
      {receiptIds.length > 0 && (
        <Cell className="ledger-row-clip">
          <Paperclip size={15} strokeWidth={1.75} role="img" aria-label={t`Has a receipt`} />
        </Cell>
      )}
      <Cell className="ledger-row-amount">
        <RowAmount transaction={transaction} counted={counted} />
        {balance && (
          <Box textStyle="caption" color="fg.muted">
            <Amount {...balance} />
          </Box>
        )}
      </Cell>
    </>
  )
}
