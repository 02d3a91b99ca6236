import type { RuleSuggestionRowFragment } from '../../generated.ts'
import { say } from '../../shared/overlays/toaster.ts'
import { useRuleChanges } from './changes.ts'

/**
 * Asks, once, where a person has corrected the same twice: "Always put “SBB Mobile” into Transport?" Who does not answer
 * finds it among the rules.
 */
export function useRuleOffer(): (suggestion: RuleSuggestionRowFragment | null) => void {
  const { accept } = useRuleChanges()
  return (suggestion) => {
    if (suggestion?.times !== 2 || !suggestion.category) return
    const action = { label: 'Yes, always', onClick: () => void accept(suggestion) }
    say.info(`Always put “${suggestion.description}” into ${suggestion.category.name}?`, { action })
  }
}
