import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { ReceiptReviewFragment } from '../../../generated.ts'

interface ChangedMeanwhileProps {
  receipt: ReceiptReviewFragment
  /** The version that the corrections are based on. */
  seen: number
  isTouched: boolean
  /** True while this user's own action changes the receipt. */
  isOwnAction: boolean
  onKeepOwn: () => void
  onTakeTheirs: () => void
}

/**
 * Handles a receipt that another user saved while it is open. Without local corrections, the new version is shown at
 * once. Otherwise the user chooses between both.
 */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { receipt, seen, isTouched, isOwnAction, onKeepOwn, onTakeTheirs } = props
  const isDecided = receipt.document.state !== 'STAGING'
  const isNews = !isOwnAction && (isDecided || receipt.version !== seen)
  const isAppliedAtOnce = isNews && !isTouched

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of theirs
  useEffect(() => {
    if (isAppliedAtOnce) onTakeTheirs()
  }, [isAppliedAtOnce])
  if (!isNews || isAppliedAtOnce) return null

  return (
    <Flex role="alert" gap="10px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <Box color="warning.fg" pt="1px" aria-hidden>
        <TriangleAlert size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Box textStyle="strong">{titleOf(receipt.document.state)}</Box>
        <Box textStyle="small">
          {isDecided
            ? t`Your changes are still here, but they aren't saved.`
            : t`Your changes are still here. You can save them in place of theirs.`}
        </Box>
        <Flex gap="8px" mt="8px" wrap="wrap">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onTakeTheirs}>
            {isDecided ? t`Show result` : t`Use theirs`}
          </Button>
          {!isDecided && (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={onKeepOwn}>
              {t`Keep mine`}
            </Button>
          )}
        </Flex>
      </Box>
    </Flex>
  )
}

function titleOf(state: ReceiptReviewFragment['document']['state']): string {
  if (state === 'STAGING') return t`Someone else changed this receipt`
  return state === 'DISCARDED' ? t`Someone else discarded this receipt` : t`Someone else saved this receipt`
}
