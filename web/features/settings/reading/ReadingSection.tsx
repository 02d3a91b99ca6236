import { Box, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ScanText } from 'lucide-react'
import { useState } from 'react'
import { useReadingAccuracyQuery } from '../../../generated.ts'
import { MonthYearPicker } from '../../../shared/controls/MonthYearPicker.tsx'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { formatMonth, monthOf, today } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { AccuracyTable } from './AccuracyTable.tsx'
import { fieldOrder, type Line, sumOfFigures } from './accuracy-figures.ts'
import { fieldLabel, totalsSentence } from './accuracy-texts.ts'

/** Shows how often users corrected what was read of documents. */
export function ReadingSection() {
  const { data, error, refetch } = useReadingAccuracyQuery({ fetchPolicy: 'cache-and-network' })
  const lines = data?.readingAccuracy
  if (lines && lines.length > 0) return <Accuracy lines={lines} />
  return (
    <Panel title={t`Accuracy`} isList>
      {lines ? (
        <EmptyState icon={ScanText} title={t`No reviewed documents yet`}>
          {t`Add a receipt and review it. This page then shows how often you corrected what was read.`}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t`Couldn't load the accuracy of reading`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <SkeletonRows count={6} rowHeight={42} />
      )}
    </Panel>
  )
}

function Accuracy({ lines }: { lines: readonly Line[] }) {
  const locale = useLocale()
  const months = [...Map.groupBy(lines, ({ month }) => month)]
  const [month, setMonth] = useState(months[0]?.[0] ?? monthOf(today()))
  const shown = lines.filter((line) => line.month === month)
  const name = formatMonth(month, locale)
  const totals = shown.find(({ field }) => field === 'TOTAL')
  const fields = fieldOrder.flatMap((field) => shown.find((line) => line.field === field) ?? [])
  return (
    <Stack gap="16px">
      <Panel title={t`Accuracy`} isList aside={<MonthYearPicker month={month} onChange={setMonth} />}>
        {fields.length === 0 ? (
          <EmptyState icon={ScanText} title={t`No reviewed documents in ${name}`} />
        ) : (
          <>
            {totals && (
              <Box px={{ base: '16px', md: '20px' }} pb="8px" color="fg.muted">
                {totalsSentence(totals, month, locale)}
              </Box>
            )}
            <AccuracyTable
              caption={t`Fields in ${name}`}
              of={t`Field`}
              rows={fields.map((line) => ({ ...line, key: line.field, name: fieldLabel(line.field) }))}
            />
          </>
        )}
      </Panel>
      <Panel title={t`All fields by month`} isList>
        <AccuracyTable
          caption={t`All fields by month`}
          of={t`Month`}
          rows={months.map(([key, all]) => ({ ...sumOfFigures(all), key, name: formatMonth(key, locale) }))}
        />
      </Panel>
    </Stack>
  )
}
