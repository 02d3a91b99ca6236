import { Box, Center } from '@chakra-ui/react'
import { Check, Paperclip } from 'lucide-react'
import type { TransactionRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { Cell } from './Cell.tsx'
import { nameOf } from './list-rows.ts'

interface PhoneCellsProps {
  transaction: TransactionRowFragment
  isSelected: boolean
}

/** The cells of a row under a finger: tile, name over "category · note", amount. */
export function PhoneCells({ transaction, isSelected }: PhoneCellsProps) {
  const { category, note, amount, type, receiptIds } = transaction
  return (
    <>
      <Cell flexShrink="0">
        {isSelected ? (
          <Center boxSize="36px" borderRadius="tile" bg="accent.solid" color="accent.contrast">
            <Check size={18} strokeWidth={2} role="img" aria-label="Selected" />
          </Center>
        ) : (
          <CategoryTile category={category} size={36} />
        )}
      </Cell>
      <Cell flex="1" minW="0">
        <Box textStyle="strong" truncate>
          {nameOf(transaction)}
        </Box>
        <Box textStyle="caption" color="fg.muted" truncate>
          {category?.name ?? 'Uncategorised'}
          {note && ` · ${note}`}
        </Box>
      </Cell>
      {receiptIds.length > 0 && (
        <Cell color="fg.muted" flexShrink="0">
          <Paperclip size={15} strokeWidth={1.75} role="img" aria-label="Has a receipt" />
        </Cell>
      )}
      <Cell flexShrink="0">
        <Amount {...amount} type={type} fontWeight="500" />
      </Cell>
    </>
  )
}
