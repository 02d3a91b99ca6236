import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type RulePreviewQuery, useRulePreviewQuery } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'
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
    <Box mx="-24px" mt="20px" px="24px" pt="16px" borderTopWidth="1px" aria-label={t`Preview`} role="group">
      <Box textStyle="small" color="fg.muted" aria-live="polite">
        {summary ?? t`Past transactions that match appear here.`}
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
                  {transaction.description || t`No description`}
                </Box>
                <Flex textStyle="small" color="fg.muted" gap="4px" align="center">
                  <DateLabel day={transaction.date} />
                  {isLocked ? (
                    <>
                      · <Lock size={13} strokeWidth={1.75} aria-hidden /> {keptLabel(transaction.category)}
                    </>
                  ) : (
                    <>· {changes ? t`will change` : t`no change`}</>
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

function keptLabel(category: { name: string } | null | undefined): string {
  if (!category) return t`stays uncategorised`
  const { name } = category
  return t`stays in ${name}`
}

/** Returns "12 transactions match: $120.00 spent. 9 will change. 2 were set by hand and stay the same." */
function formatSummary(preview: Preview, locale: string): string {
  const { count, changing, locked, limitedTo } = preview
  if (count === 0) {
    return limitedTo === null
      ? t`No transactions match yet.`
      : t`${plural(limitedTo, { one: 'The latest transaction does not match.', other: 'None of the latest # transactions match.' })}`
  }
  return [
    formatMatches(preview, locale),
    changing === 0 ? t`None will change.` : t`${plural(changing, { one: '# will change.', other: '# will change.' })}`,
    ...(locked > 0
      ? [
          t`${plural(locked, { one: '# was set by hand and stays the same.', other: '# were set by hand and stay the same.' })}`,
        ]
      : []),
    ...(limitedTo === null
      ? []
      : [
          t`${plural(limitedTo, { one: 'Only the latest transaction was checked.', other: 'Only the latest # transactions were checked.' })}`,
        ]),
  ].join(' ')
}

function formatMatches({ count, income, expense }: Preview, locale: string): string {
  const spent = textOfMoney(expense.value, expense.currency, locale)
  const received = textOfMoney(income.value, income.currency, locale)
  if (Number(expense.value) === 0) {
    return t`${plural(count, { one: `# transaction matches: ${received} received.`, other: `# transactions match: ${received} received.` })}`
  }
  if (Number(income.value) === 0) {
    return t`${plural(count, { one: `# transaction matches: ${spent} spent.`, other: `# transactions match: ${spent} spent.` })}`
  }
  return t`${plural(count, { one: `# transaction matches: ${spent} spent, ${received} received.`, other: `# transactions match: ${spent} spent, ${received} received.` })}`
}
