import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Link as RouterLink } from 'react-router-dom'
import { History } from '../../../app/history/History.tsx'
import { ReviewersOnly } from '../../../app/session/CannotWrite.tsx'
import type { ReceiptReviewFragment, ReceiptTransactionFragment } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { DescriptionList } from '../../../shared/display/DescriptionList.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { categoryLabel } from '../../../shared/format/category-labels.ts'
import { formatDay, formatFullDay } from '../../../shared/format/dates.ts'
import { isAmount } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { ReceiptPageMenu } from '../ReceiptMenu.tsx'
import { EInvoiceFacts } from './EInvoiceFacts.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { ReviewHeader } from './ReviewHeader.tsx'
import { ReviewLayout } from './ReviewLayout.tsx'
import { textFields } from './text-fields.ts'

export function ReviewedSheet({ receipt, mayReview }: { receipt: ReceiptReviewFragment; mayReview: boolean }) {
  const locale = useLocale()
  const { merchant, date, currency, total, tax, items, transactions, document } = receipt
  const title = merchant.value ?? document.title
  const addedOn = formatDay(document.createdAt.slice(0, 10), locale)
  const { name: author } = document.createdBy
  const money = (value: string | null) =>
    value && isAmount(value) && currency.value ? <Amount value={value} currency={currency.value} /> : '–'
  const included = items.filter(({ state }) => state !== 'DISCARDED')

  return (
    <ReviewLayout
      header={
        <ReviewHeader
          receiptId={receipt.id}
          documentId={undefined}
          title={title}
          toCheck={0}
          menu={<ReceiptPageMenu receipt={receipt} />}
        />
      }
      pages={receipt.pages}
      text={receipt.text}
    >
      <Stack gap="20px">
        {document.state === 'STAGING' && <ReviewersOnly />}
        {document.state === 'DISCARDED' && (
          <Flex align="center" gap="12px" justify="space-between">
            <Text color="fg.muted">{t`This receipt was discarded. Nothing from it is saved.`}</Text>
            {mayReview && <RetryReading documentId={document.id} />}
          </Flex>
        )}
        {document.state === 'PROCESSED' && <Saved transactions={transactions} />}
        <Panel title={t`Receipt`}>
          <DescriptionList
            rows={[
              [t`Merchant`, title],
              [t`Date`, date.value ? formatFullDay(date.value, locale) : '–'],
              [t`Total`, money(total.value)],
              [t`Tax`, money(tax.value)],
              ...textFields
                .filter(({ isOfPayment }) => !isOfPayment)
                .flatMap(({ name, label }): [string, string][] =>
                  receipt[name] ? [[i18n._(label), receipt[name]]] : [],
                ),
              [t`File`, document.fileName],
              [t`Added`, t`${addedOn} by ${author}`],
            ]}
          />
        </Panel>
        <PaymentPanel receipt={receipt} mayMark={mayReview} />
        {receipt.eInvoice && <EInvoiceFacts invoice={receipt.eInvoice} currency={currency.value ?? ''} />}
        {included.length > 0 && (
          <Panel isList title={t`Items`} note={included.length}>
            {included.map((item) => (
              <Flex key={item.id} {...rowStyles}>
                <CategoryTile category={item.category} />
                <Box flex="1" minW="0" textStyle="strong" truncate>
                  {item.description}
                </Box>
                <Amount value={item.amount.value} currency={item.amount.currency} />
              </Flex>
            ))}
          </Panel>
        )}
        <Panel isList>
          <History kind="RECEIPT" id={receipt.id} />
        </Panel>
      </Stack>
    </ReviewLayout>
  )
}

const rowStyles = {
  align: 'center',
  gap: '12px',
  px: { base: '16px', md: '20px' },
  minH: '46px',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
} as const

function Saved({ transactions }: { transactions: readonly ReceiptTransactionFragment[] }) {
  const locale = useLocale()
  return (
    <Panel isList title={t`Saved transactions`} note={transactions.length}>
      {transactions.map(({ id, type, description, date, amount, category, splits }) => (
        <Flex key={id} asChild {...rowStyles} minH="58px" _hover={{ bg: 'bg.hover' }} focusVisibleRing="inside">
          <RouterLink to={`/transactions?from=${date}&to=${date}&text=${encodeURIComponent(description)}`}>
            <CategoryTile category={category} size={36} />
            <Box flex="1" minW="0">
              <Box textStyle="strong" truncate>
                {description}
              </Box>
              <Box textStyle="small" color="fg.muted">
                {categoryLabel({ category, splits })} · {formatDay(date, locale)}
              </Box>
            </Box>
            <Amount value={amount.value} currency={amount.currency} type={type} fontWeight="500" />
          </RouterLink>
        </Flex>
      ))}
    </Panel>
  )
}
