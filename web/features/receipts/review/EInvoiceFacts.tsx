import { Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { EInvoiceFragment } from '../../../generated.ts'
import { DescriptionList } from '../../../shared/display/DescriptionList.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { inLocale } from '../../../shared/format/decimal-text.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { SourceMark } from './SourceMark.tsx'

/** Shows what the seller stated in the e-invoice, beyond the fields of a receipt. */
export function EInvoiceFacts({ invoice, currency }: { invoice: EInvoiceFragment; currency: string }) {
  const locale = useLocale()
  const { number, isCreditNote, sellerName, sellerAddress, taxes } = invoice
  const money = (value: string | null) => (value === null ? '' : textOfMoney(value, currency, locale))
  const rows: [string, string][] = [
    [t`Number`, number ?? ''],
    [t`Seller`, [sellerName, ...sellerAddress].filter(Boolean).join(', ')],
    ...taxes.map(({ rate, base, amount }): [string, string] => [
      t`Tax ${inLocale(rate ?? '0', locale)} %`,
      base === null ? money(amount) : t`${money(amount)} on ${money(base)}`,
    ]),
  ]
  return (
    <Panel title={isCreditNote ? t`E-invoice: credit note` : t`E-invoice`}>
      <Flex gap="8px" mb="10px" color="fg.muted">
        <SourceMark source="E_INVOICE" />
        <Text textStyle="small">
          {isCreditNote
            ? t`The marked fields are exactly as the seller sent them. A credit note is saved as a refund.`
            : t`The marked fields are exactly as the seller sent them.`}
        </Text>
      </Flex>
      <DescriptionList rows={rows.filter(([, value]) => value !== '')} />
    </Panel>
  )
}
