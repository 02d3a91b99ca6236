import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ArrowRightToLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePermission } from '../../../app/session/permissions.ts'
import type { BudgetYearSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { nameOfMonth } from '../../../shared/format/dates.ts'
import { signOf, sumOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { YearCell } from './YearCell.tsx'
import { nameWidth, SpendingRow, YearHead, YearName, YearSums } from './YearParts.tsx'
import { type CellPosition, cellsIn } from './year-block.ts'
import { useYearKeys } from './year-keys.ts'
import { yearRowsOf } from './year-rows.ts'
import { useYearScroll } from './year-scroll.ts'
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
  const year = String(sheet.year)
  const expense = useMemo(() => yearRowsOf(lines, 'EXPENSE'), [lines])
  const income = useMemo(() => yearRowsOf(lines, 'INCOME'), [lines])
  const rows = useMemo(() => [...expense, ...income], [expense, income])
  const names = rows.map(({ line }) => line.category.name)
  const monthNames = months.map(({ month }) => nameOfMonth(month, locale))
  const cells = useYearSheet(sheet, rows)
  const { currency } = planned
  const uncategorized = sheet.uncategorized.map((spent, at) => ({ month: months[at]?.month ?? '', spent }))
  const running = Math.max(
    months.findIndex(({ month }) => month === current),
    0,
  )
  const keys = useYearKeys({ names, months: monthNames, currency, locale, mayPlan, sheet: cells, firstMonth: running })
  const region = useYearScroll({ firstMonth: running, place: keys.place, hasKeyboard })
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
                unplanned={line.unplanned[month]?.value ?? '0'}
                amount={cells.amountAt(position)}
                currency={currency}
                label={t`${{ category: line.category.name }}, ${{ month: monthNames[month] ?? '' }}`}
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
          <YearSums
            planned={line.planned}
            spent={{ ...line.spent, value: sumOf([line.spent, ...line.unplanned].map(({ value }) => value)) }}
            isIncome={line.category.type === 'INCOME'}
          />
        </tr>
      )
    })

  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="panel" overflow="clip">
      {mayPlan && (
        <Flex align="center" gap="12px" px="12px" py="8px" borderBottomWidth="1px" textStyle="caption" color="fg.muted">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={keys.fillRight}>
            <ArrowRightToLine size={15} />
            {t`Fill right`}
          </Button>
          <Box hideBelow="md">
            {t`Type to change a budget. Enter moves down, Tab moves right. You can also paste cells from a spreadsheet.`}
          </Box>
        </Flex>
      )}
      <Box
        ref={region}
        position="relative"
        role="region"
        aria-label={t`Annual budgets, scrolls sideways`}
        tabIndex={-1}
        data-takes-letters
        overflowX="auto"
        scrollSnapType="x mandatory"
        scrollPaddingInlineStart={nameWidth}
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
          aria-label={t`Budgets for ${year}`}
          aria-multiselectable
          borderCollapse="separate"
          borderSpacing="0"
          minW="100%"
          fontVariantNumeric="tabular-nums"
        >
          <YearHead months={months.map(({ month }) => ({ month, name: nameOfMonth(month, locale, 'short') }))} />
          <tbody>
            {body(0, expense)}
            {uncategorized.some(({ spent }) => signOf(spent.value) !== 0) && (
              <SpendingRow
                name={t`Uncategorised`}
                months={uncategorized}
                sum={{ value: sumOf(uncategorized.map(({ spent }) => spent.value)), currency }}
              />
            )}
          </tbody>
          <chakra.tbody bg="bg.subtle">
            <tr>
              <YearName category={t`Expenses with a budget`} />
              {months.map(({ month, ...sums }) => (
                <YearSums key={month} {...sums} />
              ))}
              <YearSums planned={sheet.planned} spent={sheet.spent} isFinal />
            </tr>
            {signOf(sheet.unplanned.value) !== 0 && (
              <SpendingRow
                name={t`Spent without a budget`}
                months={months.map(({ month, unplanned }) => ({ month, spent: unplanned }))}
                sum={sheet.unplanned}
              />
            )}
          </chakra.tbody>
          <tbody>{body(expense.length, income)}</tbody>
        </chakra.table>
      </Box>
      <Flex px="16px" py="10px" gap="16px" wrap="wrap" borderTopWidth="1px" textStyle="caption" color="fg.muted">
        <Box>{t`Under each plan: spent or received, then the amount carried over.`}</Box>
        <Box>{t`A category's budget includes its subcategories, so totals count them once.`}</Box>
        <Box ms="auto">
          <Trans>
            <Amount {...planned} /> planned in {year}
          </Trans>
        </Box>
      </Flex>
    </Box>
  )
}
