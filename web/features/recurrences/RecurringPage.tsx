import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { usePermission } from '../../app/session/permissions.ts'
import {
  type RecurrenceRowFragment,
  type RecurrenceSuggestionRowFragment,
  useRecurrenceSuggestionsQuery,
  useRecurringPageQuery,
} from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { today } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { useRecurringChanges } from './changes.ts'
import { suggestionCountLabel, suggestionLabel } from './frequency-labels.ts'
import { liveRecurrences } from './live.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { RecurrenceDialog } from './RecurrenceDialog.tsx'
import { RecurrenceList } from './RecurrenceList.tsx'
import { RecurringRow } from './RecurringRow.tsx'
import { newValues, type RecurrenceValues, valuesOfRecurrence, valuesOfSuggestion } from './recurrence-values.ts'
import { UpcomingPanel } from './UpcomingPanel.tsx'

export function RecurringPage() {
  const mayEdit = usePermission('PLANS_WRITE')
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const { find } = useRecurringChanges()
  const { data, error, refetch } = useRecurringPageQuery()
  useLiveScreen(liveRecurrences, {})
  const [edited, setEdited] = useState<{ recurrence: RecurrenceRowFragment | null; initial: RecurrenceValues } | null>(
    null,
  )
  const [recorded, setRecorded] = useState<{ recurrence: RecurrenceRowFragment; date: string } | null>(null)
  const sheet = data?.recurring
  const begin = () => setEdited({ recurrence: null, initial: { ...newValues, startDate: today() } })

  return (
    <>
      <PageHeader
        title={t`Recurring`}
        actions={
          mayEdit &&
          sheet &&
          sheet.recurrences.length > 0 && (
            <>
              <Button variant="outline" colorPalette="gray" onClick={() => void find()}>
                <Search strokeWidth={1.75} />
                {t`Find more`}
              </Button>
              <Button onClick={begin}>
                <Plus strokeWidth={1.75} />
                {t`New recurring`}
              </Button>
            </>
          )
        }
      />
      <TextLink to="/transactions" textStyle="small" mb="12px" display="inline-block">
        {t`All transactions`}
      </TextLink>
      {sheet ? (
        <Grid
          gap="16px"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <Stack gap="16px" minW="0">
            <UpcomingPanel
              sheet={sheet}
              mayWrite={mayWrite}
              onRecord={(recurrence, date) => setRecorded({ recurrence, date })}
            />
          </Stack>
          <Stack gap="16px" minW="0">
            {sheet.suggestionCount > 0 && (
              <SuggestionsPanel
                mayEdit={mayEdit}
                onAdd={(suggestion) => setEdited({ recurrence: null, initial: valuesOfSuggestion(suggestion) })}
              />
            )}
            <RecurrenceList
              recurrences={sheet.recurrences}
              mayEdit={mayEdit}
              onEdit={(recurrence) => setEdited({ recurrence, initial: valuesOfRecurrence(recurrence) })}
              onNew={begin}
            />
          </Stack>
        </Grid>
      ) : (
        <Panel isList>
          {error ? (
            <ErrorState title={t`Couldn't load recurring transactions`} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={8} hasTile rowHeight={58} />
          )}
        </Panel>
      )}
      {edited && <RecurrenceDialog {...edited} onClose={() => setEdited(null)} />}
      {recorded && <RecordDialog {...recorded} onClose={() => setRecorded(null)} />}
    </>
  )
}

interface SuggestionsPanelProps {
  mayEdit: boolean
  onAdd: (suggestion: RecurrenceSuggestionRowFragment) => void
}

function SuggestionsPanel({ mayEdit, onAdd }: SuggestionsPanelProps) {
  const locale = useLocale()
  const { decline } = useRecurringChanges()
  const { data } = useRecurrenceSuggestionsQuery()
  const suggestions = data?.recurrenceSuggestions ?? []
  if (suggestions.length === 0) return null

  return (
    <Panel title={suggestionCountLabel(suggestions.length)} isList>
      <Box as="ul" listStyleType="none" aria-label={t`Possible recurring payments`}>
        {suggestions.map((suggestion) => (
          <RecurringRow
            key={suggestion.id}
            of={suggestion}
            detail={suggestionLabel(suggestion, locale)}
            actions={
              mayEdit && (
                <>
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={t`Dismiss the suggestion for ${{ description: suggestion.description }}`}
                    onClick={() => void decline(suggestion)}
                  >
                    {t`Dismiss`}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    aria-label={t`Add ${{ description: suggestion.description }}`}
                    onClick={() => onAdd(suggestion)}
                  >
                    {t`Add`}
                  </Button>
                </>
              )
            }
          />
        ))}
      </Box>
    </Panel>
  )
}
