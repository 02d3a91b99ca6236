import { Box, Button } from '@chakra-ui/react'
import { type RecurrenceSuggestionRowFragment, useRecurrenceSuggestionsQuery } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { formatDay } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { useRecurringChanges } from './changes.ts'
import { frequencyLabel } from './frequency-labels.ts'
import { RecurringRow } from './RecurringRow.tsx'

interface SuggestionsPanelProps {
  mayEdit: boolean
  onAdd: (suggestion: RecurrenceSuggestionRowFragment) => void
}

/** What looks recurring in the books; nothing is drawn where that is nothing. */
export function SuggestionsPanel({ mayEdit, onAdd }: SuggestionsPanelProps) {
  const locale = useLocale()
  const { decline } = useRecurringChanges()
  const { data } = useRecurrenceSuggestionsQuery()
  const suggestions = data?.recurrenceSuggestions ?? []
  if (suggestions.length === 0) return null

  return (
    <Panel title={suggestions.length === 1 ? '1 looks recurring' : `${suggestions.length} look recurring`} isList>
      <Box as="ul" listStyleType="none" aria-label="Looks recurring">
        {suggestions.map((suggestion) => (
          <RecurringRow
            key={suggestion.id}
            of={suggestion}
            detail={`${frequencyLabel(suggestion)}, ${suggestion.hits} times, last ${formatDay(suggestion.lastDate, locale)}`}
            actions={
              mayEdit && (
                <>
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="gray"
                    aria-label={`${suggestion.description} is not recurring`}
                    onClick={() => void decline(suggestion)}
                  >
                    Not recurring
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    aria-label={`Add ${suggestion.description}`}
                    onClick={() => onAdd(suggestion)}
                  >
                    Add
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
