import { Box, Button, Flex, IconButton, Stack } from '@chakra-ui/react'
import { FileUp, Plus, Target } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLiveFigures } from '../../app/ledger/on-screen.ts'
import { useMay } from '../../app/may.ts'
import { useOrganization } from '../../app/organization.tsx'
import { type BudgetSheetFragment, useBudgetsQuery } from '../../generated.ts'
import { DropZone } from '../../shared/DropZone.tsx'
import { formatMonth } from '../../shared/dates.ts'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { ErrorState } from '../../shared/ErrorState.tsx'
import { useLocale } from '../../shared/locale.ts'
import { MonthYearPicker } from '../../shared/MonthYearPicker.tsx'
import { useMonthInAddress } from '../../shared/month-in-address.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { Panel } from '../../shared/Panel.tsx'
import { useIsPhone } from '../../shared/use-is-phone.ts'
import { AddBudgetDialog } from './AddBudgetDialog.tsx'
import { BudgetLines } from './BudgetLines.tsx'
import { BudgetsSkeleton } from './BudgetsSkeleton.tsx'
import { listTypes, useListImport } from './import-list.ts'
import { TotalsStrip } from './TotalsStrip.tsx'

export function BudgetsPage() {
  const { monthStartDay } = useOrganization()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const mayPlan = useMay('PLANS_WRITE')
  const [month, setMonth] = useMonthInAddress(monthStartDay)
  const mayImport = useMay('TRANSACTIONS_WRITE')
  const list = useListImport()
  const [isAdding, setAdding] = useState(false)
  const { data, previousData, error, refetch } = useBudgetsQuery({ variables: { month } })
  useLiveFigures(useMemo(() => ({ kind: 'budgets', month }), [month]))
  const sheet = data?.budgets ?? (error ? undefined : previousData?.budgets)

  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus strokeWidth={1.75} />
      Add budget
    </Button>
  )
  const addOnPhone = (
    <IconButton aria-label="Add budget" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
      <Plus strokeWidth={1.75} />
    </IconButton>
  )
  const importList = (open: () => void) => (
    <Button variant="outline" colorPalette="gray" disabled={list.isSending} aria-busy={list.isSending} onClick={open}>
      <FileUp strokeWidth={1.75} />
      {list.isSending ? 'Sending' : 'Import a list'}
    </Button>
  )
  return (
    <DropZone
      accept={listTypes.join(',')}
      onFiles={([file]) => void list.send(file)}
      isDisabled={!mayImport || list.isSending}
      minH="60vh"
    >
      {({ open, isOver }) => (
        <Box
          {...(isOver
            ? { outline: '2px dashed {colors.accent.fg}', outlineOffset: '12px', borderRadius: 'panel' }
            : {})}
        >
          <PageHeader
            title="Budgets"
            beside={<MonthYearPicker month={month} onChange={setMonth} startDay={monthStartDay} />}
            actions={
              mayPlan &&
              sheet &&
              sheet.lines.length > 0 && (
                <>
                  {mayImport && !isPhone && importList(open)}
                  {isPhone ? addOnPhone : add}
                </>
              )
            }
          />
          {sheet && sheet.lines.length > 0 ? (
            <Sheet sheet={sheet} mayPlan={mayPlan} />
          ) : sheet ? (
            <Panel>
              <EmptyState
                icon={Target}
                title={`Nothing planned for ${formatMonth(month, locale)}`}
                action={
                  mayPlan && (
                    <Flex gap="8px" wrap="wrap" justify="center">
                      {add}
                      {mayImport && importList(open)}
                    </Flex>
                  )
                }
              >
                Plan an amount for a category, and its spending is measured against it. A list that you keep elsewhere
                (a CSV file, a PDF, a photo) can be dropped here.
              </EmptyState>
            </Panel>
          ) : error ? (
            <Panel>
              <ErrorState title="The budgets did not load" onRetry={() => void refetch()} />
            </Panel>
          ) : (
            <BudgetsSkeleton />
          )}
          {isAdding && (
            <AddBudgetDialog
              month={month}
              planned={sheet?.lines.map(({ category }) => category.id) ?? []}
              onClose={() => setAdding(false)}
            />
          )}
        </Box>
      )}
    </DropZone>
  )
}

function Sheet({ sheet, mayPlan }: { sheet: BudgetSheetFragment; mayPlan: boolean }) {
  const lines = Object.groupBy(sheet.lines, ({ category }) => category.type)
  return (
    <Stack gap="16px">
      <TotalsStrip sheet={sheet} />
      {lines.EXPENSE && <BudgetLines title="Expense" lines={lines.EXPENSE} sheet={sheet} mayPlan={mayPlan} />}
      {lines.INCOME && <BudgetLines title="Income" lines={lines.INCOME} sheet={sheet} mayPlan={mayPlan} />}
    </Stack>
  )
}
