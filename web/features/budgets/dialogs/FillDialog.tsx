import { Box, Button, Checkbox, Flex, Skeleton } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import { type BudgetSheetFragment, BudgetsDocument, useSetBudgetsMutation } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { sumOf } from '../../../shared/format/decimals.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'
import { type FillLine, type FillSource, useFillLines } from './fill-lines.ts'

interface FillDialogProps {
  source: FillSource
  sheet: BudgetSheetFragment
  onClose: () => void
}

/** Shows the budgets that an earlier month or the average would set. Budgets that exist are kept unless they are ticked. */
export function FillDialog({ source, sheet, onClose }: FillDialogProps) {
  const { month, plannedBefore } = sheet
  const locale = useLocale()
  const { offerUndo } = useUndo()
  const { lines, error, refetch } = useFillLines(source, sheet, plannedBefore)
  const [setBudgets, { loading }] = useSetBudgetsMutation({
    refetchQueries: [BudgetsDocument],
    awaitRefetchQueries: true,
  })
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [errorText, setError] = useState<string | null>(null)

  const isChosen = ({ category, isSuggested }: FillLine) => toggled.has(category.id) !== isSuggested
  const chosen = (lines ?? []).filter(isChosen)
  const count = chosen.length
  const toggle = (id: string) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const save = async () => {
    try {
      const plans = chosen.map(({ amount, category }) => ({ categoryId: category.id, month, amount: amount.value }))
      const answer = await setBudgets({ variables: { plans } })
      offerUndo(t`${plural(count, { one: '# budget set', other: '# budgets set' })}`, answer)
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    }
  }

  const monthAndYear = formatMonth(month, locale)
  const earlierMonth = plannedBefore ? formatMonth(plannedBefore, locale) : ''
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t`Fill ${monthAndYear}`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
          {lines !== null && lines.length > 0 && (
            <Button disabled={loading || count === 0} onClick={() => void save()}>
              {loading
                ? t`Saving`
                : count === 0
                  ? t`Set budgets`
                  : t`${plural(count, { one: 'Set # budget', other: 'Set # budgets' })}`}
            </Button>
          )}
        </>
      }
    >
      <Withdrawn permission="PLANS_WRITE" />
      <Box color="fg.muted" mb="12px">
        {source === 'average'
          ? t`Average spending over the previous three months, rounded. Budgets you have set are kept unless you tick them.`
          : t`The budgets of ${earlierMonth}. Budgets you have set are kept unless you tick them.`}
      </Box>
      {error && !lines ? (
        <ErrorState title={t`Couldn't load budgets`} onRetry={() => void refetch()} />
      ) : !lines ? (
        <Skeleton h="180px" borderRadius="control" />
      ) : lines.length === 0 ? (
        <Box>{source === 'average' ? t`No spending in the previous three months.` : t`All budgets are the same.`}</Box>
      ) : (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="control" overflow="clip">
          {lines.map((line) => (
            <FillRow key={line.category.id} line={line} isChosen={isChosen(line)} onToggle={toggle} />
          ))}
          <Flex as="li" justify="space-between" px="14px" py="10px" borderTopWidth="1px" textStyle="strong">
            {t`Total`}
            <Amount
              value={sumOf(['0', ...chosen.map(({ amount }) => amount.value)])}
              currency={sheet.planned.currency}
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

interface FillRowProps {
  line: FillLine
  isChosen: boolean
  onToggle: (id: string) => void
}

function FillRow({ line: { category, amount, now }, isChosen, onToggle }: FillRowProps) {
  const locale = useLocale()
  const planned = now && textOfMoney(now.value, now.currency, locale)
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      minH="44px"
      px="14px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ border: '0' }}
    >
      <Checkbox.Root checked={isChosen} onCheckedChange={() => onToggle(category.id)} flex="1" minW="0">
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="400" py="6px">
          {category.name}
          {planned && (
            <Box as="span" color="fg.muted">
              {' '}
              {t`replaces ${planned}`}
            </Box>
          )}
        </Checkbox.Label>
      </Checkbox.Root>
      <Amount {...amount} color={isChosen ? 'fg' : 'fg.muted'} />
    </Flex>
  )
}
