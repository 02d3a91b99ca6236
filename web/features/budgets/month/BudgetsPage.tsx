import { Box, Button, IconButton, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CalendarRange, Copy, FileDown, FileUp, Plus, Sigma } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { liveBudgetMonth } from '../../../app/records/budget-months.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { type BudgetSheetFragment, useBudgetsQuery } from '../../../generated.ts'
import { DropZone } from '../../../shared/controls/DropZone.tsx'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatMonth, nameOfMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useMonthInAddress } from '../../../shared/format/month-in-url.ts'
import { useIsNarrow } from '../../../shared/hooks/use-viewport.ts'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'
import { AddBudgetDialog } from '../dialogs/AddBudgetDialog.tsx'
import { AverageDialog } from '../dialogs/AverageDialog.tsx'
import { LineDialog, useLineAction } from '../dialogs/LineDialog.tsx'
import { ExportBudgets } from '../ExportBudgets.tsx'
import { BudgetLines } from './BudgetLines.tsx'
import { BudgetsSkeleton } from './BudgetsSkeleton.tsx'
import { useCopyBudgets } from './copy-budgets.ts'
import { EmptyMonth } from './EmptyMonth.tsx'
import { listTypes, useListImport } from './import-list.ts'
import { TotalsStrip } from './TotalsStrip.tsx'
import { UnplannedSpending } from './UnplannedSpending.tsx'

export function BudgetsPage() {
  const { monthStartDay } = useOrganization()
  const locale = useLocale()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const mayPlan = usePermission('PLANS_WRITE')
  const [month, setMonth] = useMonthInAddress(monthStartDay)
  const mayImport = usePermission('TRANSACTIONS_WRITE')
  const list = useListImport()
  const { copy, isCopying } = useCopyBudgets()
  const [dialog, setDialog] = useState<'add' | 'average' | 'export' | null>(null)
  const { data, previousData, error, refetch } = useBudgetsQuery({ variables: { month } })
  useLiveScreen(liveBudgetMonth, { month })
  const sheet = data?.budgets ?? (error ? undefined : previousData?.budgets)
  const yearPath = `/budgets/year?year=${month.slice(0, 4)}`
  const before = sheet?.plannedBefore

  const more = (open: () => void) => {
    const earlierMonth = before ? nameOfMonth(before, locale) : ''
    const labels = {
      copy: { label: t`Copy ${earlierMonth}`, icon: Copy },
      average: { label: t`Use averages`, icon: Sigma },
      import: { label: t`Import a list`, icon: FileUp },
      export: { label: t`Export`, icon: FileDown },
      year: { label: t`Year view`, icon: CalendarRange },
    }
    const actions = {
      copy: () => void (before && copy(before, month)),
      average: () => setDialog('average'),
      import: open,
      export: () => setDialog('export'),
      year: () => void navigate(yearPath),
    }
    return (
      <RowMenu
        name={formatMonth(month, locale)}
        labels={labels}
        actions={[
          ...(mayPlan && before ? (['copy'] as const) : []),
          ...(mayPlan ? (['average'] as const) : []),
          ...(mayPlan && mayImport && isNarrow ? (['import'] as const) : []),
          ...(sheet?.lines.length ? (['export'] as const) : []),
          ...(isNarrow ? (['year'] as const) : []),
        ]}
        onChoose={(action) => actions[action]()}
      />
    )
  }
  const add = isNarrow ? (
    <IconButton aria-label={t`Add budget`} variant="outline" colorPalette="gray" onClick={() => setDialog('add')}>
      <Plus strokeWidth={1.75} />
    </IconButton>
  ) : (
    <Button onClick={() => setDialog('add')}>
      <Plus strokeWidth={1.75} />
      {t`Add budget`}
    </Button>
  )
  const importList = (open: () => void) => (
    <Button variant="outline" colorPalette="gray" disabled={list.isSending} aria-busy={list.isSending} onClick={open}>
      <FileUp strokeWidth={1.75} />
      {list.isSending ? t`Uploading` : t`Import a list`}
    </Button>
  )
  const year = (
    <Button asChild variant="ghost" colorPalette="gray">
      <RouterLink to={yearPath}>
        <CalendarRange strokeWidth={1.75} />
        {t`Year view`}
      </RouterLink>
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
            title={t`Budgets`}
            aside={<MonthYearPicker month={month} onChange={setMonth} startDay={monthStartDay} />}
            actions={
              sheet && (
                <>
                  {!isNarrow && year}
                  {(isNarrow || sheet.lines.length > 0) && more(open)}
                  {mayPlan && sheet.lines.length > 0 && (
                    <>
                      {mayImport && !isNarrow && importList(open)}
                      {add}
                    </>
                  )}
                </>
              )
            }
          />
          {sheet && sheet.lines.length > 0 ? (
            <Sheet sheet={sheet} mayPlan={mayPlan} />
          ) : sheet ? (
            <Stack gap="16px">
              <EmptyMonth
                month={month}
                before={before ?? null}
                mayPlan={mayPlan}
                isCopying={isCopying}
                onCopy={(from) => void copy(from, month)}
                onAverage={() => setDialog('average')}
                onAdd={() => setDialog('add')}
                importList={mayImport && importList(open)}
              />
              <UnplannedSpending sheet={sheet} mayPlan={mayPlan} />
            </Stack>
          ) : error ? (
            <Panel>
              <ErrorState title={t`Couldn't load budgets`} onRetry={() => void refetch()} />
            </Panel>
          ) : (
            <BudgetsSkeleton />
          )}
          {dialog === 'add' && (
            <AddBudgetDialog
              month={month}
              planned={sheet?.lines.filter(({ isPlanned }) => isPlanned).map(({ category }) => category.id) ?? []}
              onClose={() => setDialog(null)}
            />
          )}
          {dialog === 'export' && (
            <ExportBudgets
              from={month}
              to={month}
              period={formatMonth(month, locale)}
              onClose={() => setDialog(null)}
            />
          )}
          {dialog === 'average' && <AverageDialog month={month} onClose={() => setDialog(null)} />}
        </Box>
      )}
    </DropZone>
  )
}

function Sheet({ sheet, mayPlan }: { sheet: BudgetSheetFragment; mayPlan: boolean }) {
  const { opened, run, close } = useLineAction(sheet.month)
  const lines = Object.groupBy(sheet.lines, ({ category }) => category.type)
  const shared = { sheet, mayPlan, onAction: run }
  return (
    <Stack gap="16px">
      <TotalsStrip sheet={sheet} />
      {lines.EXPENSE && <BudgetLines type="EXPENSE" lines={lines.EXPENSE} {...shared} />}
      <UnplannedSpending sheet={sheet} mayPlan={mayPlan} />
      {lines.INCOME && <BudgetLines type="INCOME" lines={lines.INCOME} {...shared} />}
      {opened && <LineDialog opened={opened} lines={sheet.lines} onClose={close} />}
    </Stack>
  )
}
