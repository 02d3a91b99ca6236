import { Box, chakra, VisuallyHidden } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useEffect, useRef } from 'react'
import type { BudgetYearLineFragment } from '../../../generated.ts'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney, wholeTextOfMoney } from '../../../shared/format/money-text.ts'

interface YearCellProps {
  cell: BudgetYearLineFragment['cells'][number]
  /** The spending that no budget includes. */
  unplanned: string
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
  const { cell, unplanned, amount, currency, label, isIncome, isActive, hasKeyboard, isSelected, typed } = props
  const locale = useLocale()
  const self = useRef<HTMLTableCellElement>(null)
  const wasActive = useRef(false)
  const isTyping = typed !== null
  useEffect(() => {
    if (isActive && hasKeyboard && !isTyping) self.current?.focus()
  }, [isActive, hasKeyboard, isTyping])
  const whole = (value: string) => wholeTextOfMoney(value, currency, locale, 'never')
  const isOver = cell?.state === 'OVER' && !isIncome
  const spent = wholeTextOfMoney(cell?.spent.value ?? unplanned, currency, locale)

  return (
    <chakra.td
      ref={self}
      role="gridcell"
      aria-selected={isSelected}
      aria-label={isTyping ? undefined : labelOf(props, locale)}
      title={isTyping ? undefined : labelOf(props, locale)}
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
      minW="84px"
      px="10px"
      textAlign="end"
      whiteSpace="nowrap"
      cursor="cell"
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isSelected ? 'accent.subtle' : undefined}
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
          <Box color={amount === null ? 'fg.subtle' : 'fg'}>{amount === null ? '–' : whole(amount)}</Box>
          {cell && (signOf(cell.spent.value) !== 0 || isOver) && (
            <Box textStyle="caption" color={isOver ? 'over.fg' : 'fg.muted'}>
              {isOver ? (
                <Trans>
                  {spent}
                  <VisuallyHidden> over</VisuallyHidden>
                </Trans>
              ) : (
                spent
              )}
            </Box>
          )}
          {!cell && signOf(unplanned) !== 0 && (
            <Box textStyle="caption" color="warning.fg">
              {spent}
            </Box>
          )}
          {cell?.carriedFrom && (
            <Box textStyle="caption" color="fg.subtle">
              {wholeTextOfMoney(cell.carried.value, currency, locale, 'always')}
            </Box>
          )}
        </>
      )}
    </chakra.td>
  )
})

function labelOf(props: YearCellProps, locale: string): string {
  const { cell, unplanned, amount, currency, label, isIncome } = props
  const money = (value: string) => textOfMoney(value, currency, locale, 'never')
  const facts = [amount === null ? t`no budget` : t`${{ amount: money(amount) }} planned`]
  if (cell?.carriedFrom) facts.push(carriedLabel(money(cell.carried.value), signOf(cell.carried.value)))
  const spent = cell?.spent.value ?? unplanned
  if (cell || signOf(unplanned) !== 0) facts.push(spentLabel(textOfMoney(spent, currency, locale), isIncome))
  if (cell?.state === 'OVER' && !isIncome) facts.push(t`${{ amount: money(cell.left.value) }} over`)
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(facts)
  return t`${label}: ${list}`
}

const carriedLabel = (amount: string, sign: number) =>
  sign > 0 ? t`${amount} carried over` : t`${amount} overspent before`

const spentLabel = (amount: string, isIncome: boolean) => (isIncome ? t`${amount} received` : t`${amount} spent`)
