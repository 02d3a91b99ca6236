import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import type { ClipboardEvent, ReactNode } from 'react'
import { useUndo } from '../../../app/undo/undo.ts'
import { BudgetsDocument, type CategoryRowFragment, useSetBudgetsMutation } from '../../../generated.ts'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { nameOfMonth } from '../../../shared/format/dates.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { readBlock } from '../year/year-block.ts'
import { PlanInput } from './PlanInput.tsx'

export interface PlanFieldRow {
  /** Null for spending without a category, which can have no budget. */
  category: CategoryRowFragment | null
  aside?: ReactNode
}

interface PlanFieldsProps {
  month: string
  currency: string
  rows: readonly PlanFieldRow[]
  mayPlan: boolean
}

/** Lists categories, each with a field for its budget. Several amounts that are pasted fill the fields below too. */
export function PlanFields({ month, currency, rows, mayPlan }: PlanFieldsProps) {
  const locale = useLocale()
  const { offerUndo } = useUndo()
  const [setBudgets] = useSetBudgetsMutation({ refetchQueries: [BudgetsDocument], awaitRefetchQueries: true })
  const fields = rows.flatMap(({ category }) => category ?? [])

  const paste = async (event: ClipboardEvent<HTMLElement>, row: number) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (!/[\t\n\r]/.test(text)) return
    event.preventDefault()
    const sheet = { names: fields.map(({ name }) => name), months: [nameOfMonth(month, locale)], currency, locale }
    const read = readBlock(text, { row, month: 0 }, sheet)
    if ('error' in read) return showToast.error(read.error)
    const plans = read.plans.flatMap(({ row: at, amount }) => {
      const categoryId = fields[at]?.id
      return categoryId ? [{ categoryId, month, amount }] : []
    })
    const count = plans.length
    try {
      const answer = await setBudgets({ variables: { plans } })
      offerUndo(t`${plural(count, { one: '# budget set', other: '# budgets set' })}`, answer)
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }

  return (
    <Box as="ul" listStyleType="none">
      {rows.map(({ category, aside }) => (
        <Flex
          as="li"
          key={category?.id ?? 'none'}
          align="center"
          gap="6px 12px"
          wrap="wrap"
          minH="56px"
          px={{ base: '16px', md: '20px' }}
          py="8px"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          {category && <CategoryTile category={category} />}
          <Box flex="1 1 96px" minW="0" textStyle="strong" overflowWrap="anywhere">
            {category?.name ?? t`Uncategorised`}
          </Box>
          {aside}
          {mayPlan && category && (
            <PlanInput
              line={{ category, month, planned: { value: '', currency } }}
              isAtHand
              onPaste={(event) => void paste(event, fields.indexOf(category))}
              onClose={() => undefined}
            />
          )}
        </Flex>
      ))}
    </Box>
  )
}
