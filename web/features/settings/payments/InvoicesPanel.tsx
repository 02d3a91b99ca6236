import { Box, Flex, Link } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ReceiptText } from 'lucide-react'
import type { InvoiceStatus, PaymentsSheetFragment } from '../../../generated.ts'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { formatInstantDay } from '../plan/plan-labels.ts'

const statusLabels: Readonly<Record<InvoiceStatus, () => string>> = {
  OPEN: () => t`Not paid`,
  PAID: () => t`Paid`,
  UNCOLLECTIBLE: () => t`Not paid`,
  VOID: () => t`Cancelled`,
}

export function InvoicesPanel({ invoices }: Pick<PaymentsSheetFragment, 'invoices'>) {
  const locale = useLocale()
  return (
    <Panel title={t`Invoices`} isList>
      {invoices.length === 0 ? (
        <EmptyState icon={ReceiptText} title={t`No invoices yet`}>
          {t`Your invoices appear here after the first payment.`}
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none">
          {invoices.map(({ id, number, status, amount, issuedAt, url }) => (
            <Flex
              as="li"
              key={id}
              align="center"
              gap="12px"
              px={{ base: '16px', md: '20px' }}
              py="12px"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Box flex="1" minW="0">
                <Box>{formatInstantDay(issuedAt, locale)}</Box>
                <Box textStyle="small" color={status === 'OPEN' ? 'warning.fg' : 'fg.muted'}>
                  {statusLabels[status]()}
                </Box>
              </Box>
              <Box fontVariantNumeric="tabular-nums">{textOfMoney(amount.value, amount.currency, locale)}</Box>
              {url && (
                <Link
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t`View invoice ${{ number: number ?? '' }}`}
                >
                  {t`View`}
                </Link>
              )}
            </Flex>
          ))}
        </Box>
      )}
    </Panel>
  )
}
