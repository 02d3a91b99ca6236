import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Link as RouterLink } from 'react-router-dom'
import { usePermission } from '../../../app/session/permissions.ts'
import type { DraftRowFragment } from '../../../generated.ts'
import { DraftRow, editPathOf } from './DraftRow.tsx'
import { useDraftDecisions } from './draft-decisions.ts'

interface DraftCardProps {
  drafts: readonly DraftRowFragment[]
  onLeave: () => void
}

export function DraftCard({ drafts, onLeave }: DraftCardProps) {
  const pending = drafts.filter(({ state }) => state === 'PENDING')
  const [only] = pending
  const decisions = useDraftDecisions()
  const mayDecide = usePermission('DOCUMENTS_REVIEW')
  // A single draft uses the buttons of the card.
  const isOne = drafts.length === 1

  return (
    <Box borderWidth="1px" borderRadius="panel" overflow="hidden">
      <Box as="ul" aria-label={t`Proposed items`} listStyleType="none">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} decisions={mayDecide && !isOne ? decisions : null} onLeave={onLeave} />
        ))}
      </Box>
      {mayDecide && only && (
        <Flex justify="flex-end" gap="8px" px="8px" py="8px" borderTopWidth="1px" bg="bg.subtle">
          {isOne && (
            <Button asChild size="sm" variant="ghost" colorPalette="gray">
              <RouterLink to={editPathOf(only)} onClick={onLeave}>
                {t`Edit`}
              </RouterLink>
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            disabled={decisions.isBusy}
            onClick={() => void decisions.discard(pending)}
          >
            {isOne ? t`Discard` : t`Discard all`}
          </Button>
          <Button
            size="sm"
            disabled={decisions.isBusy}
            aria-busy={decisions.isBusy}
            onClick={() => void decisions.approve(pending)}
          >
            {isOne ? t`Approve` : t`Approve all`}
          </Button>
        </Flex>
      )}
    </Box>
  )
}
