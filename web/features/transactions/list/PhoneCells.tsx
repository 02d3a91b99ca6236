import { Box, Center, Flex } from '@chakra-ui/react'
import { Check, Paperclip } from 'lucide-react'
import type { TransactionRowFragment } from '../../../generated.ts'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { Cell } from '../../../shared/display/Cell.tsx'
import { categoryWords } from '../../../shared/format/category-labels.ts'
import { nameOf } from '../list-rows.ts'
import { ReviewMark } from './ReviewMark.tsx'
import { RowAmount } from './RowAmount.tsx'

interface PhoneCellsProps {
  transaction: TransactionRowFragment
  counted: { value: string; currency: string } | null
  isSelected: boolean
}

/** The cells of a row under a finger: tile, name over "category · note", amount. */
export function PhoneCells({ transaction, counted, isSelected }: PhoneCellsProps) {
  const { category, note, tags, isReviewed, receiptIds } = transaction
  const below = [categoryWords(transaction), note, ...tags.map(({ name }) => `#${name}`)].filter(Boolean).join(' · ')
  return (
    <>
      <Cell>
        {isSelected ? (
          <Center boxSize="36px" borderRadius="tile" bg="accent.solid" color="accent.contrast">
            <Check size={18} strokeWidth={2} role="img" aria-label="Selected" />
          </Center>
        ) : (
          <CategoryTile category={category} size={36} />
        )}
      </Cell>
      <Cell className="ledger-row-words">
        <Flex align="center" gap="6px" minW="0">
          <Box textStyle="strong" truncate>
            {nameOf(transaction)}
          </Box>
          {!isReviewed && <ReviewMark />}
        </Flex>
        <Box textStyle="caption" color="fg.muted" truncate>
          {below}
        </Box>
      </Cell>
      {receiptIds.length > 0 && (
        <Cell className="ledger-row-clip">
          <Paperclip size={15} strokeWidth={1.75} role="img" aria-label="Has a receipt" />
        </Cell>
      )}
      <Cell className="ledger-row-amount">
        <RowAmount transaction={transaction} counted={counted} />
      </Cell>
    </>
  )
}
