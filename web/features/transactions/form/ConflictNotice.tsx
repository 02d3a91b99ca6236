import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { type TransactionRowFragment, useAllCategoriesQuery, usePayersQuery } from '../../../generated.ts'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { isAmount } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { type FormValues, valuesOf } from './form-values.ts'
import type { Group } from './merge.ts'
import { amountsIn } from './split-values.ts'

export type Choice = 'MINE' | 'THEIRS'

interface ConflictNoticeProps {
  /** The version that another user saved in the meantime. */
  theirs: TransactionRowFragment
  /** The user's values at the time of the conflict. */
  mine: FormValues
  /** Field groups that both users changed, with the chosen version. */
  choices: Partial<Record<Group, Choice>>
  onChoose: (choices: Partial<Record<Group, Choice>>) => void
}

const labels: Record<Group, string> = {
  amount: 'Amount',
  category: 'Category',
  description: 'Description',
  date: 'Date',
  note: 'Note',
  tags: 'Tags',
  paidBy: 'Paid by',
  isReviewed: 'Reviewed',
}

const sides: { value: Choice; label: string }[] = [
  { value: 'MINE', label: 'Yours' },
  { value: 'THEIRS', label: 'Theirs' },
]

/** Shows conflicting changes of another user field by field. Changes of only one user are merged automatically. */
export function ConflictNotice({ theirs, mine, choices, onChoose }: ConflictNoticeProps) {
  const formatGroup = useFormatValue(theirs.baseAmount.currency)
  const groups = (Object.keys(labels) as Group[]).filter((group) => group in choices)
  const all = (choice: Choice) => onChoose(Object.fromEntries(groups.map((group) => [group, choice])))

  return (
    <Flex role="alert" gap="10px" mb="16px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <Box color="warning.fg" pt="1px" aria-hidden>
        <TriangleAlert size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Box textStyle="strong">Somebody saved this transaction first</Box>
        <Box textStyle="small">
          {groups.length === 0
            ? 'What they changed and what you changed are both in here. Save keeps both.'
            : 'Both of you changed this. Nothing is lost: choose, then save.'}
        </Box>
        {groups.map((group) => (
          <Box key={group} mt="10px">
            <Flex justify="space-between" align="center" gap="8px">
              <Box textStyle="label">{labels[group]}</Box>
              <SegmentedControl
                label={`${labels[group]}: whose`}
                options={sides}
                value={choices[group] ?? 'MINE'}
                onChange={(choice) => onChoose({ ...choices, [group]: choice })}
              />
            </Flex>
            <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="8px" textStyle="small" mt="4px">
              <Side name="Yours" text={formatGroup(group, mine)} isChosen={choices[group] !== 'THEIRS'} />
              <Side name="Theirs" text={formatGroup(group, valuesOf(theirs))} isChosen={choices[group] === 'THEIRS'} />
            </Grid>
          </Box>
        ))}
        {groups.length > 1 && (
          <Flex gap="8px" mt="10px">
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => all('MINE')}>
              All yours
            </Button>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => all('THEIRS')}>
              All theirs
            </Button>
          </Flex>
        )}
      </Box>
    </Flex>
  )
}

function Side({ name, text, isChosen }: { name: string; text: string; isChosen: boolean }) {
  return (
    <Box p="6px 8px" borderRadius="tag" bg="bg.panel" borderWidth="1px" borderColor={isChosen ? 'accent.fg' : 'border'}>
      <Box color="fg.muted">{name}</Box>
      <Box overflowWrap="anywhere" fontWeight={isChosen ? '500' : undefined}>
        {text}
      </Box>
    </Box>
  )
}

function useFormatValue(base: string): (group: Group, values: FormValues) => string {
  const locale = useLocale()
  const { data } = useAllCategoriesQuery({ fetchPolicy: 'cache-first' })
  const { data: payers } = usePayersQuery({ fetchPolicy: 'cache-first' })
  const nameOf = (id: string | null) => data?.categories.find((each) => each.id === id)?.name ?? 'Uncategorised'
  const money = (amount: string, currency: string) =>
    isAmount(amount) ? textOfMoney(amount, currency, locale) : amount || 'None'

  return (group, values) => {
    const currency = values.currency ?? base
    switch (group) {
      case 'amount':
        return money(values.amount, currency)
      case 'category': {
        if (!values.split) return `${values.type === 'INCOME' ? 'Income: ' : ''}${nameOf(values.categoryId)}`
        const amounts = amountsIn(values.split, values.amount, currency)
        return values.split.rows
          .map(({ categoryId }, at) => `${nameOf(categoryId)} ${money(amounts[at] ?? '', currency)}`)
          .join(', ')
      }
      case 'tags':
        return values.tags.map(({ name }) => name).join(', ') || 'None'
      case 'paidBy':
        return payers?.members.find(({ id }) => id === values.paidBy)?.name ?? 'Nobody said'
      case 'isReviewed':
        return values.isReviewed ? 'Yes' : 'No'
      case 'date':
        return formatDay(values.date, locale)
      default:
        return values[group] || 'None'
    }
  }
}
