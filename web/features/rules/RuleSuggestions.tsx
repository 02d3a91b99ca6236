import { Box, Button, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useAcceptRuleSuggestion } from '../../app/records/rule-suggestions.ts'
import { type RuleSuggestionRowFragment, useRuleSuggestionsQuery } from '../../generated.ts'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { useRuleChanges } from './changes.ts'

export function RuleSuggestions({ mayEdit }: { mayEdit: boolean }) {
  const { decline } = useRuleChanges()
  const accept = useAcceptRuleSuggestion()
  const { data } = useRuleSuggestionsQuery()
  const suggestions = data?.ruleSuggestions ?? []
  if (suggestions.length === 0) return null

  return (
    <Panel title={t`Suggested rules`} note={t`Based on past corrections`} isList>
      <Box as="ul" listStyleType="none" aria-label={t`Suggested rules`}>
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            mayEdit={mayEdit}
            onDecline={() => void decline(suggestion)}
            onAccept={() => void accept(suggestion)}
          />
        ))}
      </Box>
    </Panel>
  )
}

interface SuggestionRowProps {
  suggestion: RuleSuggestionRowFragment
  mayEdit: boolean
  onDecline: () => void
  onAccept: () => void
}

function SuggestionRow({ suggestion, mayEdit, onDecline, onAccept }: SuggestionRowProps) {
  const { description, category, times } = suggestion
  const categoryName = category?.name ?? t`Uncategorised`
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      gap="12px"
      minH="58px"
      px={{ base: '16px', md: '20px' }}
      py="8px"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <CategoryTile category={category} />
      <Box flex="1 1 180px" minW="0">
        <Box textStyle="strong" overflowWrap="anywhere">
          {t`Always put “${description}” into ${categoryName}?`}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {t`${plural(times, { one: 'Corrected # time', other: 'Corrected # times' })}`}
        </Box>
      </Box>
      {mayEdit && (
        <Flex gap="8px" ms="auto">
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={t`Dismiss the suggestion for ${description}`}
            onClick={onDecline}
          >
            {t`Dismiss`}
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t`Create rule for ${description}`}
            onClick={onAccept}
          >
            {t`Create rule`}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
