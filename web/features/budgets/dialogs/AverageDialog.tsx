import { Box, Button, Checkbox, Flex, Skeleton } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
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
  const count = chosen.length
  const toggle = (id: string) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const save = async () => {
    try {
      const plans = chosen.map(({ average, category }) => ({ categoryId: category.id, month, amount: average.value }))
      const answer = await setBudgets({ variables: { plans } })
      offerUndo(t`${plural(count, { one: '# budget set', other: '# budgets set' })}`, answer)
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    }
  }

  const monthAndYear = formatMonth(month, locale)
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t`Use averages for ${monthAndYear}`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button disabled={loading || count === 0} onClick={() => void save()}>
            {loading
              ? t`Saving`
              : count === 0
                ? t`Set budgets`
                : t`${plural(count, { one: 'Set # budget', other: 'Set # budgets' })}`}
          </Button>
        </>
      }
    >
      <Withdrawn permission="PLANS_WRITE" />
      <Box color="fg.muted" mb="12px">
        {t`Average spending over the previous three months, rounded.`}
      </Box>
      {error && !data ? (
        <ErrorState title={t`Couldn't load averages`} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton h="180px" borderRadius="control" />
      ) : lines.length === 0 ? (
        <Box>{t`No spending in the previous three months.`}</Box>
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
          <Flex as="li" justify="space-between" px="14px" py="10px" borderTopWidth="1px" textStyle="strong">
            {t`Total`}
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
