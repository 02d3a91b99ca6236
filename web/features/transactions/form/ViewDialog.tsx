import { useFragment } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
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
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'
import { nameOf } from '../list-rows.ts'
import { receiptName } from './ReceiptsField.tsx'

interface ViewDialogProps {
  transaction: TransactionRowFragment
  onClose: () => void
}

export function ViewDialog({ transaction, onClose }: ViewDialogProps) {
  const { data: latest, complete: isThere } = useFragment({
    from: { __typename: 'Transaction', id: transaction.id },
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
  const shown = isThere ? latest : transaction
  const { id, type, amount, baseAmount, rate, date, category, splits, tags, paidBy, note, authorName } = shown
  const isForeign = amount.currency !== baseAmount.currency
  const rows: (readonly [string, ReactNode])[] = [
    ['Amount', <Amount key="amount" {...amount} type={type} fontWeight="500" />],
    ...(isForeign
      ? [['In the books', <BaseAmount key="base" {...baseAmount} rate={rate} type={type} />] as const]
      : []),
    ['Date', <DateLabel key="date" day={date} form="full" />],
    splits.length > 0
      ? ['Split', <Splits key="parts" transaction={shown} />]
      : ['Category', category?.name ?? 'Uncategorised'],
    ...(tags.length > 0
      ? [
          [
            'Tags',
            <Flex key="tags" gap="4px" wrap="wrap">
              {tags.map((tag) => (
                <TagBadge key={tag.id} tag={tag} />
              ))}
            </Flex>,
          ] as const,
        ]
      : []),
    ...(paidBy ? [['Paid by', paidBy.name] as const] : []),
    ['Note', note || '–'],
    ...(shown.receiptIds.length > 0 ? [['Receipts', <Receipts key="receipts" id={id} />] as const] : []),
    ['Recorded by', authorName],
    ['Reviewed', shown.isReviewed ? 'Yes' : 'Not yet'],
  ]
  return (
    <DialogFrame isOpen onClose={onClose} title={nameOf(shown)}>
      <Box py="12px">
        {!isThere && (
          <Box role="alert" mb="16px" p="12px" bg="warning.subtle" borderRadius="control">
            Somebody deleted this transaction.
          </Box>
        )}
        <DescriptionList rows={rows} />
      </Box>
      <Box mx="-24px" borderTopWidth="1px">
        <History kind="TRANSACTION" id={id} isOpen px="24px" />
      </Box>
    </DialogFrame>
  )
}

interface BaseAmountProps extends Pick<TransactionRowFragment, 'type' | 'rate'> {
  value: string
  currency: string
}

function BaseAmount({ value, currency, rate, type }: BaseAmountProps) {
  return (
    <>
      <Amount value={value} currency={currency} type={type} /> <Box as="span" color="fg.muted">{`at ${rate}`}</Box>
    </>
  )
}

function Splits({ transaction: { splits, type } }: { transaction: TransactionRowFragment }) {
  return (
    <Box as="ul" aria-label="Parts" listStyleType="none">
      {splits.map(({ category, note, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own, and stay in their order
        <Flex as="li" key={at} gap="8px" align="center" minH="32px">
          <CategoryTile category={category} />
          <Box flex="1" minW="0">
            <Box truncate>{category?.name ?? 'Uncategorised'}</Box>
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
    <Box as="ul" aria-label="Receipts" listStyleType="none">
      {data?.transaction.receipts.map((receipt) => (
        <Box as="li" key={receipt.id}>
          <TextLink to={`/receipts/${receipt.id}/review`}>{receiptName(receipt)}</TextLink>
        </Box>
      ))}
    </Box>
  )
}
