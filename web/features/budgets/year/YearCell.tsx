import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { memo, useEffect, useRef } from 'react'
import type { BudgetYearLineFragment } from '../../../generated.ts'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

interface YearCellProps {
  cell: BudgetYearLineFragment['cells'][number]
  amount: string | null
  currency: string
  label: string
  isIncome: boolean
  isActive: boolean
  /** True while the grid has the focus, which then belongs to the active cell. */
  hasKeyboard: boolean
  isSelected: boolean
  typed: string | null
  onType: (text: string) => void
  onBlur: () => void
  onPress: (isSelecting: boolean) => void
  onEdit: () => void
}

export const YearCell = memo(function YearCell(props: YearCellProps) {
  const { cell, amount, currency, label, isIncome, isActive, hasKeyboard, isSelected, typed } = props
  const locale = useLocale()
  const self = useRef<HTMLTableCellElement>(null)
  const wasActive = useRef(false)
  const isTyping = typed !== null
  useEffect(() => {
    if (isActive && hasKeyboard && !isTyping) self.current?.focus()
  }, [isActive, hasKeyboard, isTyping])
  const money = (value: string) => textOfMoney(value, currency, locale, 'never')
  const isOver = cell?.state === 'OVER' && !isIncome

  return (
    <chakra.td
      ref={self}
      role="gridcell"
      aria-selected={isSelected}
      aria-label={isTyping ? undefined : labelOf(props, money)}
      tabIndex={isActive ? 0 : -1}
      onMouseDown={(event) => {
        wasActive.current = isActive && hasKeyboard
        if (!isTyping) props.onPress(event.shiftKey)
      }}
      // A click on the active cell edits it, which also works on touch screens.
      onClick={() => {
        if (wasActive.current && !isTyping) props.onEdit()
      }}
      position="relative"
      h="48px"
      minW="104px"
      px="10px"
      textAlign="end"
      whiteSpace="nowrap"
      cursor="cell"
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isSelected ? 'accent.subtle' : undefined}
      scrollMarginInlineStart="190px"
      _focusVisible={{ outline: '2px solid {colors.accent.fg}', outlineOffset: '-2px' }}
      _focus={{ outline: '2px solid {colors.accent.fg}', outlineOffset: '-2px' }}
    >
      {isTyping ? (
        <chakra.input
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          ref={(input: HTMLInputElement | null) => input?.focus()}
          onChange={(event) => props.onType(event.target.value)}
          onBlur={props.onBlur}
          position="absolute"
          inset="2px"
          px="8px"
          textAlign="end"
          bg="bg.panel"
          fontSize={{ base: '16px', md: '14px' }}
          outline="none"
        />
      ) : (
        <>
          <Box color={amount === null ? 'fg.subtle' : 'fg'}>{amount === null ? '–' : money(amount)}</Box>
          {cell && (signOf(cell.spent.value) !== 0 || isOver) && (
            <Box textStyle="caption" color={isOver ? 'over.fg' : 'fg.muted'}>
              {money(cell.spent.value)}
              {isOver && <VisuallyHidden> over</VisuallyHidden>}
            </Box>
          )}
          {cell?.carriedFrom && (
            <Box textStyle="caption" color="fg.subtle">
              {textOfMoney(cell.carried.value, currency, locale, 'always')}
            </Box>
          )}
        </>
      )}
    </chakra.td>
  )
})

function labelOf({ cell, amount, label, isIncome }: YearCellProps, money: (value: string) => string): string {
  const plan = amount === null ? 'nothing planned' : `${money(amount)} planned`
  if (!cell) return `${label}: ${plan}`
  const carried = cell.carriedFrom
    ? `, ${money(cell.carried.value)} ${signOf(cell.carried.value) > 0 ? 'carried' : 'overspent before'}`
    : ''
  const spent = `${money(cell.spent.value)} ${isIncome ? 'received' : 'spent'}`
  const over = cell.state === 'OVER' && !isIncome ? `, ${money(cell.left.value)} over` : ''
  return `${label}: ${plan}${carried}, ${spent}${over}`
}
