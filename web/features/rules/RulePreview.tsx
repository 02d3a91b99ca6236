import { Box, Flex } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type RulePreviewQuery, useRulePreviewQuery } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'
import { pluralize } from '../../shared/format/pluralize.ts'
import { errorsIn, inputOf, type RuleValues } from './rule-values.ts'

type Preview = RulePreviewQuery['rulePreview']

/** Debounce time of the preview, in milliseconds. */
const pause = 300

/** Returns the effect of a rule on past transactions, or undefined while it loads. */
export function useRulePreview(values: RuleValues, id: string | null): Preview | undefined {
  const [asked, setAsked] = useState(values)
  useEffect(() => {
    const timer = setTimeout(setAsked, pause, values)
    return () => clearTimeout(timer)
  }, [values])
  const isWhole = Object.keys(errorsIn(asked)).length === 0
  const { data, previousData } = useRulePreviewQuery({
    variables: { input: inputOf(asked), id },
    skip: !isWhole,
    fetchPolicy: 'network-only',
  })
  return isWhole ? (data ?? previousData)?.rulePreview : undefined
}

export function RulePreview({ preview }: { preview: Preview | undefined }) {
  const locale = useLocale()
  const summary = preview && formatSummary(preview, locale)
  return (
    <Box mx="-24px" mt="20px" px="24px" pt="16px" borderTopWidth="1px" aria-label="Preview" role="group">
      <Box textStyle="small" color="fg.muted" aria-live="polite">
        {summary ?? 'What it would change in the past is shown here.'}
      </Box>
      {preview && preview.first.length > 0 && (
        <Box as="ul" listStyleType="none" mt="8px">
          {preview.first.map(({ transaction, changes, isLocked }) => (
            <Flex
              as="li"
              key={transaction.id}
              align="center"
              gap="12px"
              minH="46px"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Box flex="1" minW="0">
                <Box truncate textStyle="strong">
                  {transaction.description || 'No description'}
                </Box>
                <Flex textStyle="small" color="fg.muted" gap="4px" align="center">
                  <DateLabel day={transaction.date} />
                  {isLocked ? (
                    <>
                      · <Lock size={13} strokeWidth={1.75} aria-hidden /> stays in{' '}
                      {transaction.category?.name ?? 'no category'}
                    </>
                  ) : (
                    `· ${changes ? 'changes' : 'stays as it is'}`
                  )}
                </Flex>
              </Box>
              <Amount
                value={transaction.baseAmount.value}
                currency={transaction.baseAmount.currency}
                type={transaction.type}
              />
            </Flex>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Returns "Holds for 12 transactions, $120.00 spent. 9 change; 2 stay where a person put them." */
function formatSummary({ count, changing, locked, income, expense, limitedTo }: Preview, locale: string): string {
  const newest = limitedTo === null ? '' : `the newest ${pluralize(limitedTo, 'transaction')}`
  if (count === 0) return newest ? `None of ${newest} matches.` : 'Nothing in the books is like this yet.'
  const sums = [
    ...(Number(expense.value) > 0 ? [`${textOfMoney(expense.value, expense.currency, locale)} spent`] : []),
    ...(Number(income.value) > 0 ? [`${textOfMoney(income.value, income.currency, locale)} received`] : []),
  ]
  const stay =
    locked > 0
      ? `; ${locked} ${locked === 1 ? 'stays' : 'stay'} where a person put ${locked === 1 ? 'it' : 'them'}`
      : ''
  const change = changing === 0 ? 'None changes' : `${changing} ${changing === 1 ? 'changes' : 'change'}`
  const scope = newest && ` Only ${newest} were compared.`
  return `Holds for ${pluralize(count, 'transaction')}, ${sums.join(', ')}. ${change}${stay}.${scope}`
}
