import { Box, Button, Flex, IconButton, Skeleton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CalendarDays, ChevronLeft, ChevronRight, FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useBudgetYearQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { firstMonth, lastMonth, today } from '../../../shared/format/dates.ts'
import { isMonth, monthAt } from '../../../shared/format/period.ts'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'
import { ExportBudgets } from '../ExportBudgets.tsx'
import { liveBudgetYear } from './live.ts'
import { YearGrid } from './YearGrid.tsx'

export function BudgetYearPage() {
  const { monthStartDay } = useOrganization()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('year') ?? ''
  const current = monthAt(today(), monthStartDay)
  const year = Number(isMonth(`${asked}-01`) ? asked : current.slice(0, 4))
  const { data, error, refetch } = useBudgetYearQuery({ variables: { year } })
  useLiveScreen(liveBudgetYear, { year })
  const [isExporting, setExporting] = useState(false)
  const go = (to: number) => setSearch({ year: String(to) }, { replace: true })

  return (
    <Box>
      <PageHeader
        title={t`Annual budgets`}
        aside={
          <Flex
            role="group"
            aria-label={t`Year`}
            align="center"
            h="36px"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="control"
          >
            <IconButton
              aria-label={t`Previous year`}
              variant="ghost"
              colorPalette="gray"
              h="34px"
              disabled={year <= Number(firstMonth.slice(0, 4))}
              onClick={() => go(year - 1)}
            >
              <ChevronLeft size={16} strokeWidth={2} />
            </IconButton>
            <Box textStyle="strong" aria-live="polite" px="4px">
              {year}
            </Box>
            <IconButton
              aria-label={t`Next year`}
              variant="ghost"
              colorPalette="gray"
              h="34px"
              disabled={year >= Number(lastMonth.slice(0, 4))}
              onClick={() => go(year + 1)}
            >
              <ChevronRight size={16} strokeWidth={2} />
            </IconButton>
          </Flex>
        }
        actions={
          <>
            <RowMenu
              name={String(year)}
              labels={{ export: { label: t`Export`, icon: FileDown } }}
              actions={['export']}
              onChoose={() => setExporting(true)}
            />
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to={`/budgets?month=${String(year) === current.slice(0, 4) ? current : `${year}-01`}`}>
                <CalendarDays strokeWidth={1.75} />
                {t`Month view`}
              </RouterLink>
            </Button>
          </>
        }
      />
      {data ? (
        <YearGrid key={year} sheet={data.budgetYear} current={current} />
      ) : error ? (
        <Panel>
          <ErrorState title={t`Couldn't load budgets`} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Panel isList>
          <Skeleton h="480px" m="16px" borderRadius="control" />
        </Panel>
      )}
      {isExporting && (
        <ExportBudgets
          from={`${year}-01`}
          to={`${year}-12`}
          period={String(year)}
          onClose={() => setExporting(false)}
        />
      )}
    </Box>
  )
}
