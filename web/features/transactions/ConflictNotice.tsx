import { Box, Button, Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { type TransactionRowFragment, useAllCategoriesQuery } from '../../generated.ts'
import { formatDay } from '../../shared/dates.ts'
import { useLocale } from '../../shared/locale.ts'
import { textOfMoney } from '../../shared/money-text.ts'
import { changesBetween, type FormValues, valuesOf } from './form-values.ts'

interface ConflictNoticeProps {
  /** As somebody else saved it in the meantime. */
  theirs: TransactionRowFragment
  mine: FormValues
  onTakeTheirs: () => void
}

/** Says what another person saved while this one was typing; what was typed stays in the fields. */
export function ConflictNotice({ theirs, mine, onTakeTheirs }: ConflictNoticeProps) {
  const locale = useLocale()
  const { data } = useAllCategoriesQuery({ fetchPolicy: 'cache-first' })
  const changes = changesBetween(valuesOf(theirs), mine)
  const saved: [boolean, string, string][] = [
    [changes.amount != null, 'Amount', textOfMoney(theirs.amount.value, theirs.amount.currency, locale)],
    [changes.type != null, 'Type', theirs.type === 'EXPENSE' ? 'Expense' : 'Income'],
    [changes.description != null, 'Description', theirs.description || 'None'],
    [
      changes.categoryId != null || changes.clearCategory === true,
      'Category',
      data?.categories.find(({ id }) => id === theirs.category?.id)?.name ?? theirs.category?.name ?? 'Uncategorised',
    ],
    [changes.date != null, 'Date', formatDay(theirs.date, locale)],
    [changes.note != null, 'Note', theirs.note || 'None'],
  ]
  const differences = saved.filter(([differs]) => differs)

  return (
    <Flex role="alert" gap="10px" mb="16px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <Box color="warning.fg" pt="1px" aria-hidden>
        <TriangleAlert size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Box textStyle="strong">Somebody saved this transaction first</Box>
        <Box textStyle="small">
          {differences.length === 0
            ? 'What you have here is the same as theirs.'
            : 'Nothing you typed is lost. Save puts yours in the place of theirs:'}
        </Box>
        <Box as="ul" listStyleType="none" textStyle="small" mt="4px">
          {differences.map(([, field, value]) => (
            <Box as="li" key={field} truncate>
              {field}: <b>{value}</b>
            </Box>
          ))}
        </Box>
        {differences.length > 0 && (
          <Button mt="8px" size="sm" variant="outline" colorPalette="gray" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        )}
      </Box>
    </Flex>
  )
}
