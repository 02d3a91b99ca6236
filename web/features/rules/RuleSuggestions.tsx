import { Box, Button, Flex } from '@chakra-ui/react'
import { useAcceptRuleSuggestion } from '../../app/records/rule-suggestions.ts'
import { useRuleSuggestionsQuery } from '../../generated.ts'
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
    <Panel title="Always?" note="From what was corrected" isList>
      <Box as="ul" listStyleType="none" aria-label="Suggested rules">
        {suggestions.map((suggestion) => (
          <Flex
            as="li"
            key={suggestion.id}
            align="center"
            wrap="wrap"
            gap="12px"
            minH="58px"
            px={{ base: '16px', md: '20px' }}
            py="8px"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <CategoryTile category={suggestion.category} />
            <Box flex="1 1 180px" minW="0">
              <Box textStyle="strong" overflowWrap="anywhere">
                Always put “{suggestion.description}” into {suggestion.category?.name}?
              </Box>
              <Box textStyle="small" color="fg.muted">
                Corrected {suggestion.times} times
              </Box>
            </Box>
            {mayEdit && (
              <Flex gap="8px" ms="auto">
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={`No rule for ${suggestion.description}`}
                  onClick={() => void decline(suggestion)}
                >
                  No
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={`Always for ${suggestion.description}`}
                  onClick={() => void accept(suggestion)}
                >
                  Yes, always
                </Button>
              </Flex>
            )}
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}
