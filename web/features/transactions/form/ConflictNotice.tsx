import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { TriangleAlert } from 'lucide-react'
import { useAccountChoices } from '../../../app/accounts/account-choices.ts'
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

const labelsOf = (): Record<Group, string> => ({
  amount: t`Amount`,
  category: t`Category`,
  description: t`Description`,
  payee: t`Payee`,
  date: t`Date`,
  note: t`Note`,
  tags: t`Tags`,
  paidBy: t`Paid by`,
  account: t`Account`,
  isReviewed: t`Reviewed`,
})

const sides = (): { value: Choice; label: string }[] => [
  { value: 'MINE', label: t`Yours` },
  { value: 'THEIRS', label: t`Theirs` },
]

/** Shows conflicting changes of another user field by field. Changes of only one user are merged automatically. */
export function ConflictNotice({ theirs, mine, choices, onChoose }: ConflictNoticeProps) {
  const formatGroup = useFormatValue(theirs.baseAmount.currency)
  const labels = labelsOf()
  const groups = (Object.keys(labels) as Group[]).filter((group) => group in choices)
  const all = (choice: Choice) => onChoose(Object.fromEntries(groups.map((group) => [group, choice])))

  return (
    <Flex role="alert" gap="10px" mb="16px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <Box color="warning.fg" pt="1px" aria-hidden>
        <TriangleAlert size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Box textStyle="strong">{t`Someone else changed this transaction`}</Box>
        <Box textStyle="small">
          {groups.length === 0
            ? t`Your changes and theirs are combined below. Save to keep both.`
            : t`You both changed the fields below. Choose a version of each, then save.`}
        </Box>
        {groups.map((group) => (
          <Box key={group} mt="10px">
            <Flex justify="space-between" align="center" gap="8px">
              <Box textStyle="label">{labels[group]}</Box>
              <SegmentedControl
                label={t`${{ field: labels[group] }}: version to keep`}
                options={sides()}
                value={choices[group] ?? 'MINE'}
                onChange={(choice) => onChoose({ ...choices, [group]: choice })}
              />
            </Flex>
            <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="8px" textStyle="small" mt="4px">
              <Side name={t`Yours`} text={formatGroup(group, mine)} isChosen={choices[group] !== 'THEIRS'} />
              <Side
                name={t`Theirs`}
                text={formatGroup(group, valuesOf(theirs))}
                isChosen={choices[group] === 'THEIRS'}
              />
            </Grid>
          </Box>
        ))}
        {groups.length > 1 && (
          <Flex gap="8px" mt="10px">
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => all('MINE')}>
              {t`Keep all yours`}
            </Button>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => all('THEIRS')}>
              {t`Keep all theirs`}
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
  const accounts = useAccountChoices()
  const nameOf = (id: string | null) => data?.categories.find((each) => each.id === id)?.name ?? t`Uncategorised`
  const money = (amount: string, currency: string) =>
    isAmount(amount) ? textOfMoney(amount, currency, locale) : amount || t`None`

  return (group, values) => {
    const currency = values.currency ?? base
    switch (group) {
      case 'amount':
        return money(values.amount, currency)
      case 'category': {
        const category = nameOf(values.categoryId)
        if (!values.split) return values.type === 'INCOME' ? t`Income: ${category}` : category
        const amounts = amountsIn(values.split, values.amount, currency)
        return values.split.rows
          .map(({ categoryId }, at) => `${nameOf(categoryId)} ${money(amounts[at] ?? '', currency)}`)
          .join(', ')
      }
      case 'tags':
        return values.tags.map(({ name }) => name).join(', ') || t`None`
      case 'paidBy':
        return payers?.members.find(({ id }) => id === values.paidBy)?.name ?? t`Not set`
      case 'account':
        return accounts.find(({ id }) => id === values.accountId)?.name ?? t`Not set`
      case 'isReviewed':
        return values.isReviewed ? t`Yes` : t`No`
      case 'date':
        return formatDay(values.date, locale)
      default:
        return values[group] || t`None`
    }
  }
}
