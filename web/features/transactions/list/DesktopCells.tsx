import { Box, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check, Paperclip } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { TransactionRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryBadge } from '../../../shared/display/CategoryBadge.tsx'
import { Cell } from '../../../shared/display/Cell.tsx'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { RefundMark } from '../../../shared/display/RefundMark.tsx'
import { SplitBadge } from '../../../shared/display/SplitBadge.tsx'
import { TagBadge } from '../../../shared/display/TagMark.tsx'
import { isRefund } from '../../../shared/format/refunds.ts'
import { nameOf, type TransactionRowActions } from '../list-rows.ts'
import { InlineCategory } from './InlineCategory.tsx'
import { ReviewBadge } from './ReviewMark.tsx'
import { RowAmount } from './RowAmount.tsx'

interface DesktopCellsProps extends Pick<TransactionRowActions, 'onToggle' | 'onOpen'> {
  transaction: TransactionRowFragment
  counted: { value: string; currency: string } | null
  balance: { value: string; currency: string } | null | undefined
  isSelected: boolean
}

export function DesktopCells({ transaction, counted, balance, isSelected, onToggle, onOpen }: DesktopCellsProps) {
  const { id, note, receiptIds, category, splits, tags, isReviewed, authorName } = transaction
  const name = nameOf(transaction)

  return (
    <>
      <Cell className="ledger-row-check">
        {onToggle && (
          <label className="ledger-tick">
            <input
              type="checkbox"
              tabIndex={-1}
              checked={isSelected}
              aria-label={t`Select ${name}`}
              onChange={(event) => onToggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
            />
            <span>{isSelected && <Check size={14} strokeWidth={3} aria-hidden />}</span>
          </label>
        )}
      </Cell>
      <Cell className="ledger-row-name">
        <button type="button" className="ledger-open" tabIndex={-1} onClick={() => onOpen(id)}>
          {name}
        </button>
        {!isReviewed && <ReviewBadge />}
        {isRefund(transaction) && <RefundMark />}
        {note && (
          <Box className="ledger-row-note" textStyle="small" color="fg.muted" truncate flexShrink="2" minW="0">
            {note}
          </Box>
        )}
        {tags.slice(0, 2).map((tag) => (
          <TagBadge
            key={tag.id}
            tag={tag}
            className="ledger-row-tag"
            alignSelf="center"
            flexShrink="0"
            hideBelow="lg"
          />
        ))}
        {tags.length > 2 && (
          <Box className="ledger-row-tag" textStyle="caption" color="fg.muted" flexShrink="0" hideBelow="lg">
            +{tags.length - 2}
          </Box>
        )}
      </Cell>
      <Cell className="ledger-row-receipt">
        {receiptIds[0] && (
          <IconButton asChild variant="ghost" colorPalette="gray" size="sm" _icon={{ boxSize: '15px' }}>
            <RouterLink tabIndex={-1} to={`/receipts/${receiptIds[0]}/review`} aria-label={t`Receipt of ${name}`}>
              <Paperclip strokeWidth={1.75} />
            </RouterLink>
          </IconButton>
        )}
      </Cell>
      <Cell className="ledger-row-category">
        {splits.length > 0 ? (
          <SplitBadge count={splits.length} onOpen={() => onOpen(id)} />
        ) : onToggle ? (
          <InlineCategory transaction={transaction} />
        ) : (
          <CategoryBadge category={category} />
        )}
      </Cell>
      <Cell className="ledger-row-who">
        <UserAvatar name={authorName} size={22} />
      </Cell>
      <Cell className="ledger-row-amount">
        <RowAmount transaction={transaction} counted={counted} />
      </Cell>
      {balance !== undefined && <Cell className="ledger-row-balance">{balance && <Amount {...balance} />}</Cell>}
    </>
  )
}
