import { useFragment } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { History } from '../../../app/history/History.tsx'
import {
  type TransactionRowFragment,
  TransactionRowFragmentDoc,
  useTransactionReceiptsQuery,
} from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import { DescriptionList } from '../../../shared/display/DescriptionList.tsx'
import { TagBadge } from '../../../shared/display/TagMark.tsx'
import { isRefund } from '../../../shared/format/refunds.ts'
import { nameOf } from '../list-rows.ts'
import { receiptName } from './ReceiptsField.tsx'
import { TransactionFrame, type TransactionFrameProps } from './TransactionFrame.tsx'

interface ViewDialogProps extends Pick<TransactionFrameProps, 'onClose' | 'onStep'> {
  transaction: TransactionRowFragment
}

export function ViewDialog({ transaction, onClose, onStep = null }: ViewDialogProps) {
  const { data: latest, complete: isThere } = useFragment({
    from: { __typename: 'Transaction', id: transaction.id },
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
  const shown = isThere ? latest : transaction
  const { id, type, description, amount, baseAmount, rate, date, category, splits, tags, paidBy, note, authorName } =
    shown
  const baseCurrency = baseAmount.currency
  const isForeign = amount.currency !== baseCurrency
  const rows: (readonly [string, ReactNode])[] = [
    [t`Amount`, <Amount key="amount" {...amount} type={type} fontWeight="500" />],
    ...(isForeign
      ? [[t`In ${baseCurrency}`, <BaseAmount key="base" {...baseAmount} rate={rate} type={type} />] as const]
      : []),
    ...(description === shown.payee ? [] : [[t`Description`, description] as const]),
    [t`Date`, <DateLabel key="date" day={date} form="full" />],
    splits.length > 0
      ? [t`Split`, <Splits key="parts" transaction={shown} />]
      : [isRefund(shown) ? t`Refund of` : t`Category`, category?.name ?? t`Uncategorised`],
    ...(tags.length > 0
      ? [
          [
            t`Tags`,
            <Flex key="tags" gap="4px" wrap="wrap">
              {tags.map((tag) => (
                <TagBadge key={tag.id} tag={tag} />
              ))}
            </Flex>,
          ] as const,
        ]
      : []),
    ...(paidBy ? [[t`Paid by`, paidBy.name] as const] : []),
    ...(shown.account ? [[t`Account`, shown.account.name] as const] : []),
    [t`Note`, note || '–'],
    ...(shown.receiptIds.length > 0 ? [[t`Receipts`, <Receipts key="receipts" id={id} />] as const] : []),
    [t`Recorded by`, authorName],
    [t`Reviewed`, shown.isReviewed ? t`Yes` : t`Not yet`],
  ]
  return (
    <TransactionFrame onClose={onClose} onStep={onStep} title={nameOf(shown)}>
      <Box py="12px">
        {!isThere && (
          <Box role="alert" mb="16px" p="12px" bg="warning.subtle" borderRadius="control">
            {t`Someone deleted this transaction.`}
          </Box>
        )}
        <DescriptionList rows={rows} />
      </Box>
      <Box mx="-24px" borderTopWidth="1px">
        <History kind="TRANSACTION" id={id} isOpen={!onStep} px="24px" />
      </Box>
    </TransactionFrame>
  )
}

interface BaseAmountProps extends Pick<TransactionRowFragment, 'type' | 'rate'> {
  value: string
  currency: string
}

function BaseAmount({ value, currency, rate, type }: BaseAmountProps) {
  return (
    <>
      <Amount value={value} currency={currency} type={type} /> <Box as="span" color="fg.muted">{t`at ${rate}`}</Box>
    </>
  )
}

function Splits({ transaction: { splits, type } }: { transaction: TransactionRowFragment }) {
  return (
    <Box as="ul" aria-label={t`Splits`} listStyleType="none">
      {splits.map(({ category, note, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own, and stay in their order
        <Flex as="li" key={at} gap="8px" align="center" minH="32px">
          <CategoryTile category={category} />
          <Box flex="1" minW="0">
            <Box truncate>{category?.name ?? t`Uncategorised`}</Box>
            {note && (
              <Box textStyle="small" color="fg.muted">
                {note}
              </Box>
            )}
          </Box>
          <Amount {...amount} type={type} />
        </Flex>
      ))}
    </Box>
  )
}

function Receipts({ id }: { id: string }) {
  const { data } = useTransactionReceiptsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <Box as="ul" aria-label={t`Receipts`} listStyleType="none">
      {data?.transaction.receipts.map((receipt) => (
        <Box as="li" key={receipt.id}>
          <TextLink to={`/receipts/${receipt.id}/review`}>{receiptName(receipt)}</TextLink>
        </Box>
      ))}
    </Box>
  )
}
