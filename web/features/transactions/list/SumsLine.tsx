import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { TransactionSumsFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'

export function SumsLine({ sums }: { sums: TransactionSumsFragment | undefined }) {
  const locale = useLocale()
  return (
    <Flex
      role="status"
      aria-label={t`Totals`}
      justify="space-between"
      align="baseline"
      gap="12px"
      px="2px"
      mt={{ base: '10px', md: '14px' }}
      mb={{ base: '10px', md: '12px' }}
      minH="18px"
      textStyle="small"
      color="fg.muted"
    >
      {sums ? (
        <>
          <Box as="span" whiteSpace="nowrap">
            {countLabel(sums.count, locale)}
          </Box>
          <Flex gap={{ base: '12px', lg: '24px' }}>
            <Sum label={t`Income`} isOnPhone={false}>
              <Amount {...sums.income} type="INCOME" fontWeight="500" />
            </Sum>
            <Sum label={t`Expense`} isOnPhone={false}>
              <Amount {...sums.expense} type="EXPENSE" color="fg" fontWeight="500" />
            </Sum>
            <Sum label={t`Net`} isOnPhone>
              <Amount {...sums.net} sign="always" color="fg" fontWeight="600" isFinal />
            </Sum>
          </Flex>
        </>
      ) : (
        <Skeleton h="12px" w="110px" borderRadius="bar" />
      )}
    </Flex>
  )
}

function countLabel(count: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(count)
  return t`${plural(count, { one: `${number} transaction`, other: `${number} transactions` })}`
}

function Sum({ label, isOnPhone, children }: { label: string; isOnPhone: boolean; children: ReactNode }) {
  return (
    <Flex gap="4px" align="baseline" hideBelow={isOnPhone ? undefined : 'md'}>
      {label} {children}
    </Flex>
  )
}
