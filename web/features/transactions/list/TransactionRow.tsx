import { Box, Center, Flex } from '@chakra-ui/react'
import { Check, Paperclip } from 'lucide-react'
import { memo, type PointerEvent, useRef } from 'react'
import type { TransactionRowFragment } from '../../../generated.ts'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { Cell } from '../../../shared/display/Cell.tsx'
import { categoryWords } from '../../../shared/format/category-labels.ts'
import { nameOf, type TransactionRowActions } from '../list-rows.ts'
import { DesktopCells } from './DesktopCells.tsx'
import { ReviewMark } from './ReviewMark.tsx'
import { RowAmount } from './RowAmount.tsx'

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
        <DesktopCells
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

/** Milliseconds after which a finger that rests is a long press. */
const longPress = 450
/** Pixels a finger may move and still tap. */
const slack = 8

interface PressOptions {
  isOn: boolean
  onTap: () => void
  onLongPress: () => void
}

/** Tap and long press on a row as a whole; links and buttons in it keep their own. */
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
  isSelected: boolean
}

/** The cells of a row under a finger: tile, name over "category · note", amount. */
function PhoneCells({ transaction, counted, isSelected }: PhoneCellsProps) {
  const { category, note, tags, isReviewed, receiptIds } = transaction
  const below = [categoryWords(transaction), note, ...tags.map(({ name }) => `#${name}`)].filter(Boolean).join(' · ')
  return (
    <>
      <Cell>
        {isSelected ? (
          <Center boxSize="36px" borderRadius="tile" bg="accent.solid" color="accent.contrast">
            <Check size={18} strokeWidth={2} role="img" aria-label="Selected" />
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
          {!isReviewed && <ReviewMark />}
        </Flex>
        <Box textStyle="caption" color="fg.muted" truncate>
          {below}
        </Box>
      </Cell>
      {receiptIds.length > 0 && (
        <Cell className="ledger-row-clip">
          <Paperclip size={15} strokeWidth={1.75} role="img" aria-label="Has a receipt" />
        </Cell>
      )}
      <Cell className="ledger-row-amount">
        <RowAmount transaction={transaction} counted={counted} />
      </Cell>
    </>
  )
}
