import { Box, Button, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../app/may.ts'
import { type DraftRowFragment, useApproveStagedItemMutation, useDiscardStagedItemMutation } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { formatDay, formatMonth } from '../../shared/dates.ts'
import { messageOf } from '../../shared/errors.ts'
import { useLocale } from '../../shared/locale.ts'
import { say } from '../../shared/toaster.ts'

/** What the assistant proposes to write: nothing of it is in the books before Approve. */
export function DraftCard({ drafts }: { drafts: readonly DraftRowFragment[] }) {
  const pending = drafts.filter(({ state }) => state === 'PENDING')
  const { isBusy, approve, discard } = useDecision(pending)
  const mayDecide = useMay('DOCUMENTS_REVIEW')
  const many = pending.length > 1 ? ` ${pending.length}` : ''

  return (
    <Box borderWidth="1px" borderRadius="panel" overflow="hidden">
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
      {mayDecide && pending.length > 0 && (
        <Flex justify="flex-end" gap="8px" px="8px" py="8px" borderTopWidth="1px" bg="bg.subtle">
          <Button size="sm" variant="ghost" colorPalette="gray" disabled={isBusy} onClick={() => void discard()}>
            Discard{many}
          </Button>
          <Button size="sm" disabled={isBusy} aria-busy={isBusy} onClick={() => void approve()}>
            Approve{many}
          </Button>
        </Flex>
      )}
    </Box>
  )
}

function DraftRow({ draft }: { draft: DraftRowFragment }) {
  const locale = useLocale()
  const { description, category, date, month, amount, type, state } = draft
  const when = date ? formatDay(date, locale) : month && formatMonth(month, locale)
  const facts = [category?.name ?? 'Uncategorised', when].filter(Boolean).join(' · ')

  return (
    <Flex
      gap="12px"
      px="14px"
      minH="58px"
      align="center"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      opacity={state === 'DISCARDED' ? 0.6 : 1}
    >
      <CategoryTile category={category} size={36} />
      <Box flex="1" minW="0">
        <Box textStyle="strong" truncate textDecoration={state === 'DISCARDED' ? 'line-through' : undefined}>
          {description}
        </Box>
        <Box textStyle="small" color="fg.muted" truncate>
          {facts}
        </Box>
      </Box>
      <Box textAlign="end">
        <Amount
          value={amount.value}
          currency={amount.currency}
          fontWeight="500"
          {...(draft.kind === 'BUDGET_LINE' ? {} : { type })}
        />
        {state !== 'PENDING' && <Decided state={state} />}
      </Box>
    </Flex>
  )
}

function Decided({ state }: { state: DraftRowFragment['state'] }) {
  const isKept = state !== 'DISCARDED'
  return (
    <Flex justify="flex-end" align="center" gap="4px" textStyle="caption" color={isKept ? 'income.fg' : 'fg.muted'}>
      {isKept && <Check size={14} strokeWidth={2} aria-hidden />}
      {isKept ? 'Saved' : 'Discarded'}
    </Flex>
  )
}

function useDecision(pending: readonly DraftRowFragment[]) {
  const [isBusy, setBusy] = useState(false)
  const [approveOne] = useApproveStagedItemMutation()
  const [discardOne] = useDiscardStagedItemMutation()
  const each = async (decide: (id: string) => Promise<unknown>) => {
    setBusy(true)
    try {
      // One after the other: each is saved, or not, as a whole.
      for (const { id } of pending) await decide(id)
    } catch (error) {
      say.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    approve: () => each((id) => approveOne({ variables: { id } })),
    discard: () => each((id) => discardOne({ variables: { id } })),
  }
}
