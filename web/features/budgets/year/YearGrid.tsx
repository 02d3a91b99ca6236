import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { ArrowRightToLine } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePermission } from '../../../app/session/permissions.ts'
import type { BudgetYearSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { nameOfMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { YearCell } from './YearCell.tsx'
import { YearHead, YearName, YearSums } from './YearParts.tsx'
import { type CellPosition, cellsIn } from './year-block.ts'
import { useYearKeys } from './year-keys.ts'
import { yearRowsOf } from './year-rows.ts'
import { useYearSheet } from './year-sheet.ts'

interface YearGridProps {
  sheet: BudgetYearSheetFragment
  current: string
}

export function YearGrid({ sheet, current }: YearGridProps) {
  const locale = useLocale()
  const mayPlan = usePermission('PLANS_WRITE')
  const [hasKeyboard, setKeyboard] = useState(false)
  const { planned, rows: lines, months } = sheet
  const expense = useMemo(() => yearRowsOf(lines, 'EXPENSE'), [lines])
  const income = useMemo(() => yearRowsOf(lines, 'INCOME'), [lines])
  const rows = useMemo(() => [...expense, ...income], [expense, income])
  const names = rows.map(({ line }) => line.category.name)
  const monthNames = months.map(({ month }) => nameOfMonth(month, locale))
  const cells = useYearSheet(sheet, rows)
  const { currency } = planned
  const running = Math.max(
    months.findIndex(({ month }) => month === current),
    0,
  )
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const column = region.current?.querySelectorAll<HTMLElement>('thead th')[running + 1]
    if (column && region.current) region.current.scrollLeft = column.offsetLeft - region.current.clientWidth / 2
  }, [running])
  const keys = useYearKeys({ names, months: monthNames, currency, locale, mayPlan, sheet: cells, firstMonth: running })
  const selected = new Set(cellsIn(keys.block).map(({ row, month }) => `${row}/${month}`))
  const isAt = (position: CellPosition, other: CellPosition) =>
    position.row === other.row && position.month === other.month

  const body = (from: number, group: typeof rows) =>
    group.map(({ line, isBelow }, at) => {
      const row = from + at
      return (
        <tr key={line.id}>
          <YearName category={line.category} isBelow={isBelow} />
          {line.cells.map((cell, month) => {
            const position = { row, month }
            const isActive = isAt(keys.place, position)
            return (
              <YearCell
                key={months[month]?.month}
                cell={cell}
                amount={cells.amountAt(position)}
                currency={currency}
                label={`${line.category.name}, ${monthNames[month]}`}
                isIncome={line.category.type === 'INCOME'}
                isActive={isActive}
                hasKeyboard={hasKeyboard}
                isSelected={hasKeyboard && selected.has(`${row}/${month}`)}
                typed={isActive ? keys.typed : null}
                onType={keys.setTyped}
                onBlur={() => keys.commit() || keys.setTyped(null)}
                onPress={(isSelecting) => keys.goTo(position, isSelecting)}
                onEdit={() => keys.edit(cells.amountAt(position) ?? '')}
              />
            )
          })}
          <YearSums planned={line.planned} spent={line.spent} />
        </tr>
      )
    })

  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="panel" overflow="clip">
      {mayPlan && (
        <Flex align="center" gap="12px" px="12px" py="8px" borderBottomWidth="1px" textStyle="caption" color="fg.muted">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={keys.fillRight}>
            <ArrowRightToLine size={15} />
            Fill right
          </Button>
          <Box hideBelow="md">
            Type over a plan, Enter for the next below, Tab for the next month. Copy and paste cells from a spreadsheet.
          </Box>
        </Flex>
      )}
      <Box
        ref={region}
        position="relative"
        role="region"
        aria-label="Plans of the year, scrolls sideways"
        tabIndex={-1}
        overflowX="auto"
        scrollPaddingInlineStart={{ base: '140px', md: '240px' }}
        maxW="100%"
        onKeyDown={keys.onKeyDown}
        onCopy={keys.onCopy}
        onPaste={keys.onPaste}
        onFocus={() => setKeyboard(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setKeyboard(false)
        }}
      >
        <chakra.table
          role="grid"
          aria-label={`Budgets of ${sheet.year}`}
          aria-multiselectable
          borderCollapse="separate"
          borderSpacing="0"
          minW="100%"
          fontVariantNumeric="tabular-nums"
        >
          <YearHead months={months.map(({ month }) => ({ month, name: nameOfMonth(month, locale, 'short') }))} />
          <tbody>{body(0, expense)}</tbody>
          <chakra.tbody bg="bg.subtle">
            <tr>
              <YearName category="All expense" />
              {months.map(({ month, ...sums }) => (
                <YearSums key={month} {...sums} />
              ))}
              <YearSums planned={sheet.planned} spent={sheet.spent} isFinal />
            </tr>
          </chakra.tbody>
          <tbody>{body(expense.length, income)}</tbody>
        </chakra.table>
      </Box>
      <Flex px="16px" py="10px" gap="16px" wrap="wrap" borderTopWidth="1px" textStyle="caption" color="fg.muted">
        <Box>Below each plan: what was spent of it, or received; then, with its sign, what is carried into it.</Box>
        <Box>A category’s plan holds those below it, so the sums count them once.</Box>
        <Box ms="auto">
          <Amount {...planned} /> planned in {sheet.year}
        </Box>
      </Flex>
    </Box>
  )
}
