import { Flex, type FlexProps } from '@chakra-ui/react'
import { memo } from 'react'
import type { TransactionRowFragment } from '../../generated.ts'
import { DeskCells } from './DeskCells.tsx'
import type { TransactionRowActions } from './list-rows.ts'
import { PhoneCells } from './PhoneCells.tsx'
import { usePress } from './press.ts'

interface TransactionRowProps extends Omit<FlexProps, 'onToggle'>, TransactionRowActions {
  /** Pixels from the top of the list. */
  offset: number
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

/** One transaction. With the keyboard on it: Enter opens it, Space selects. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, counted, isSelected, isSelecting, isTinted, isFocusable, ...others } = props
  const { onToggle, onOpen, onActive, offset, isPhone, ...rest } = others
  const { id } = transaction
  const press = usePress({
    isOn: isPhone,
    onTap: () => (isSelecting && onToggle ? onToggle(id, false) : onOpen(id)),
    onLongPress: () => onToggle?.(id, false),
  })

  return (
    <Flex
      role="row"
      data-id={id}
      aria-selected={onToggle ? isSelected : undefined}
      tabIndex={isFocusable ? 0 : -1}
      align="center"
      ps={{ base: '16px', md: '14px' }}
      pe={{ base: '16px', md: '20px' }}
      gap={{ base: '12px', md: '0' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isSelected || isTinted ? 'accent.subtle' : 'bg.panel'}
      transition="background-color 120ms, transform 180ms cubic-bezier(.2,.8,.2,1)"
      outline="none"
      cursor={{ base: 'pointer', md: 'default' }}
      userSelect={{ base: 'none', md: 'auto' }}
      _hover={isSelected ? {} : { md: { bg: 'bg.hover' } }}
      _focusVisible={{ boxShadow: 'inset 3px 0 0 {colors.accent.fg}' }}
      onFocus={() => onActive(id)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (event.key === 'Enter') onOpen(id)
        if (event.key === ' ') {
          event.preventDefault()
          onToggle?.(id, event.shiftKey)
        }
      }}
      style={{ transform: `translateY(${offset}px)` }}
      {...press}
      {...rest}
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
    </Flex>
  )
})
