import { Box, Button, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CalendarRange, FileDown, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { liveBudgetMonth } from '../../../app/records/budget-months.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { useBudgetsQuery } from '../../../generated.ts'
import { DropZone } from '../../../shared/controls/DropZone.tsx'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useMonthInAddress } from '../../../shared/format/month-in-url.ts'
import { useIsNarrow } from '../../../shared/hooks/use-viewport.ts'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'
import { FillDialog } from '../dialogs/FillDialog.tsx'
import type { FillSource } from '../dialogs/fill-lines.ts'
import { ExportBudgets } from '../ExportBudgets.tsx'
import { BudgetsSkeleton } from './BudgetsSkeleton.tsx'
import { FillButtons } from './FillButtons.tsx'
import { listTypes, useListImport } from './import-list.ts'
import { MonthSheet } from './MonthSheet.tsx'

export function BudgetsPage() {
  const { monthStartDay } = useOrganization()
  const locale = useLocale()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const mayPlan = usePermission('PLANS_WRITE')
  const [month, setMonth] = useMonthInAddress(monthStartDay)
  const mayImport = usePermission('TRANSACTIONS_WRITE')
  const list = useListImport()
  const [dialog, setDialog] = useState<FillSource | 'export' | null>(null)
  const [showsOthers, showOthers] = useState<boolean | null>(null)
  const { data, previousData, error, refetch } = useBudgetsQuery({ variables: { month } })
  useLiveScreen(liveBudgetMonth, { month })
  const sheet = data?.budgets ?? (error ? undefined : previousData?.budgets)
  const yearPath = `/budgets/year?year=${month.slice(0, 4)}`

  const more = (open: () => void) => {
    const labels = {
      import: { label: t`Import a list`, icon: FileUp },
      export: { label: t`Export`, icon: FileDown },
      year: { label: t`Year view`, icon: CalendarRange },
    }
    const actions = {
      import: open,
      export: () => setDialog('export'),
      year: () => void navigate(yearPath),
    }
    return (
      <RowMenu
        name={formatMonth(month, locale)}
        labels={labels}
        actions={[
          ...(mayPlan && mayImport && isNarrow ? (['import'] as const) : []),
          ...(sheet?.lines.length ? (['export'] as const) : []),
          ...(isNarrow ? (['year'] as const) : []),
        ]}
        onChoose={(action) => actions[action]()}
      />
    )
  }
  const goToFirstField = () => {
    flushSync(() => showOthers(true))
    document.querySelector<HTMLElement>('main input[data-plan]')?.focus()
  }
  const add = isNarrow ? (
    <IconButton aria-label={t`Add budget`} variant="outline" colorPalette="gray" onClick={goToFirstField}>
      <Plus strokeWidth={1.75} />
    </IconButton>
  ) : (
    <Button onClick={goToFirstField}>
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
                  {mayPlan && mayImport && !isNarrow && sheet.lines.length > 0 && importList(open)}
                  {mayPlan && add}
                </>
              )
            }
          />
          {sheet ? (
            <MonthSheet
              sheet={sheet}
              mayPlan={mayPlan}
              fillButtons={<FillButtons month={month} before={sheet.plannedBefore} onFill={setDialog} />}
              importButton={mayImport && importList(open)}
              showsOthers={showsOthers ?? sheet.lines.length === 0}
              onShowOthers={showOthers}
            />
          ) : error ? (
            <Panel>
              <ErrorState title={t`Couldn't load budgets`} onRetry={() => void refetch()} />
            </Panel>
          ) : (
            <BudgetsSkeleton />
          )}
          {dialog === 'export' && (
            <ExportBudgets
              from={month}
              to={month}
              period={formatMonth(month, locale)}
              onClose={() => setDialog(null)}
            />
          )}
          {sheet && (dialog === 'lastMonth' || dialog === 'average') && (
            <FillDialog source={dialog} sheet={sheet} onClose={() => setDialog(null)} />
          )}
        </Box>
      )}
    </DropZone>
  )
}
