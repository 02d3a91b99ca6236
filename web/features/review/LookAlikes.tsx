import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReviewRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { KeyHint } from '../../shared/display/KeyHint.tsx'
import { formatDay } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'

interface SimilarTransactionsProps {
  lookAlikes: ReviewRowFragment['lookAlikes']
  isBusy: boolean
  /** Null for a role that cannot review. */
  onMerge: ((transactionId: string) => void) | null
}

export function SimilarTransactions({ lookAlikes, isBusy, onMerge }: SimilarTransactionsProps) {
  const locale = useLocale()
  if (lookAlikes.length === 0) return null
  return (
    <Box as="section" aria-label={t`Possible duplicates`} mt="14px" borderRadius="control" bg="warning.subtle" p="12px">
      <Text textStyle="small" color="warning.fg" mb="8px">
        {lookAlikes.length === 1 ? t`This may already be recorded:` : t`This may already be recorded as one of these:`}
      </Text>
      <Stack as="ul" gap="8px" listStyleType="none">
        {lookAlikes.map(({ transaction, reasons }, index) => (
          <Box as="li" key={transaction.id} bg="bg.panel" borderWidth="1px" borderRadius="control" px="12px" py="10px">
            <Flex justify="space-between" gap="12px" textStyle="strong">
              <Box truncate>{transaction.description || t`No description`}</Box>
              <Amount
                value={transaction.amount.value}
                currency={transaction.amount.currency}
                type={transaction.type}
                fontWeight="500"
              />
            </Flex>
            <Text textStyle="small" color="fg.muted">
              {dayAndAuthor(transaction, locale)}
            </Text>
            <Flex gap="6px" mt="8px" align="center" wrap="wrap">
              {reasons.map((reason) => (
                <Badge key={reason} size="sm" colorPalette="gray" color="fg.muted">
                  {reason}
                </Badge>
              ))}
              {onMerge && (
                <Button
                  size="sm"
                  ms="auto"
                  variant="outline"
                  colorPalette="gray"
                  disabled={isBusy}
                  onClick={() => onMerge(transaction.id)}
                >
                  {t`Merge`}
                  {index === 0 && <KeyHint>m</KeyHint>}
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}

function dayAndAuthor({ date, authorName }: { date: string; authorName: string }, locale: string): string {
  const day = formatDay(date, locale)
  return t`${day}, by ${authorName}`
}
