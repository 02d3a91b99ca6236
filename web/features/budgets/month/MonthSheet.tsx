import { Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { BudgetSheetFragment } from '../../../generated.ts'
import { LineDialog, useLineAction } from '../dialogs/LineDialog.tsx'
import { BudgetLines } from './BudgetLines.tsx'
import { EmptyMonth } from './EmptyMonth.tsx'
import { OtherCategories } from './OtherCategories.tsx'
import { TotalsStrip } from './TotalsStrip.tsx'
import { UnplannedSpending } from './UnplannedSpending.tsx'

interface MonthSheetProps {
  sheet: BudgetSheetFragment
  mayPlan: boolean
  fillButtons: ReactNode
  importButton: ReactNode
  showsOthers: boolean
  onShowOthers: (isOpen: boolean) => void
}

/** The lists keep their places when the first budget is set, so that the field below it keeps the focus. */
export function MonthSheet(props: MonthSheetProps) {
  const { sheet, mayPlan, fillButtons, importButton, showsOthers, onShowOthers } = props
  const { opened, run, close } = useLineAction(sheet.month)
  const lines = Object.groupBy(sheet.lines, ({ category }) => category.type)
  const shared = { sheet, mayPlan, onAction: run }
  const isEmpty = sheet.lines.length === 0
  return (
    <Stack gap="16px">
      {isEmpty ? (
        <EmptyMonth
          month={sheet.month}
          actions={
            mayPlan && (
              <>
                {fillButtons}
                {importButton}
              </>
            )
          }
        />
      ) : (
        <TotalsStrip sheet={sheet} />
      )}
      {mayPlan && !isEmpty && (
        <Flex gap="8px" wrap="wrap">
          {fillButtons}
        </Flex>
      )}
      {lines.EXPENSE && <BudgetLines type="EXPENSE" lines={lines.EXPENSE} {...shared} />}
      <UnplannedSpending sheet={sheet} mayPlan={mayPlan} />
      {lines.INCOME && <BudgetLines type="INCOME" lines={lines.INCOME} {...shared} />}
      {mayPlan && <OtherCategories sheet={sheet} isOpen={showsOthers} onToggle={onShowOthers} />}
      {opened && <LineDialog opened={opened} lines={sheet.lines} onClose={close} />}
    </Stack>
  )
}
