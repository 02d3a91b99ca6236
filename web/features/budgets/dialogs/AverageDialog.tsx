import { Box, Button, Checkbox, Flex, Skeleton } from '@chakra-ui/react'
import { useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { BudgetsDocument, useBudgetFillsQuery, useSetBudgetsMutation } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { sumOf } from '../../../shared/format/decimals.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'

export function AverageDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const locale = useLocale()
  const { offerUndo } = useUndo()
  const { data, error, refetch } = useBudgetFillsQuery({ variables: { month }, fetchPolicy: 'cache-and-network' })
  const [setBudgets, { loading }] = useSetBudgetsMutation({
    refetchQueries: [BudgetsDocument],
    awaitRefetchQueries: true,
  })
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [errorText, setError] = useState<string | null>(null)

  const lines = (data?.budgetFills ?? []).flatMap(({ average, category, holdsOthers }) =>
    average ? [{ average, category, isChosen: toggled.has(category.id) ? holdsOthers : !holdsOthers }] : [],
  )
  const chosen = lines.filter(({ isChosen }) => isChosen)
  const toggle = (id: string) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const save = async () => {
    try {
      const plans = chosen.map(({ average, category }) => ({ categoryId: category.id, month, amount: average.value }))
      const answer = await setBudgets({ variables: { plans } })
      offerUndo(`${pluralize(plans.length, 'category', 'categories')} planned`, answer)
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    }
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Plan ${formatMonth(month, locale)} with averages`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={loading || chosen.length === 0} onClick={() => void save()}>
            {loading ? 'Planning' : `Plan ${pluralize(chosen.length, 'category', 'categories')}`}
          </Button>
        </>
      }
    >
      <Withdrawn permission="PLANS_WRITE" />
      <Box color="fg.muted" mb="12px">
        What was spent in the three months before, on average, rounded.
      </Box>
      {error && !data ? (
        <ErrorState title="The averages did not load" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton h="180px" borderRadius="control" />
      ) : lines.length === 0 ? (
        <Box>Nothing was spent in the three months before.</Box>
      ) : (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="control" overflow="clip">
          {lines.map(({ average, category, isChosen }) => (
            <Flex
              key={category.id}
              as="li"
              align="center"
              gap="12px"
              minH="44px"
              px="14px"
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ border: '0' }}
            >
              <Checkbox.Root checked={isChosen} onCheckedChange={() => toggle(category.id)} flex="1" minW="0">
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label fontWeight="400" truncate>
                  {category.name}
                </Checkbox.Label>
              </Checkbox.Root>
              <Amount {...average} color={isChosen ? 'fg' : 'fg.muted'} />
            </Flex>
          ))}
          <Flex justify="space-between" px="14px" py="10px" borderTopWidth="1px" textStyle="strong">
            Together
            <Amount
              value={sumOf(['0', ...chosen.map(({ average }) => average.value)])}
              currency={lines[0]?.average.currency ?? 'EUR'}
              isFinal
            />
          </Flex>
        </Box>
      )}
      {errorText && (
        <Box role="alert" color="over.fg" mt="8px">
          {errorText}
        </Box>
      )}
    </DialogFrame>
  )
}
