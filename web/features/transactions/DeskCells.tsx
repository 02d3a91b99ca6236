import { Box, Checkmark, chakra, IconButton, VisuallyHidden } from '@chakra-ui/react'
import { Paperclip } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { TransactionRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'
import { CategoryBadge } from '../../shared/CategoryBadge.tsx'
import { PersonAvatar } from '../../shared/PersonAvatar.tsx'
import { Cell } from './Cell.tsx'
import { InlineCategory } from './InlineCategory.tsx'
import { nameOf, type TransactionRowActions } from './list-rows.ts'

interface DeskCellsProps extends Pick<TransactionRowActions, 'onToggle' | 'onOpen'> {
  transaction: TransactionRowFragment
  isSelected: boolean
}

/** The cells of a row beside a mouse: checkbox, name and note, receipt, category, who, amount. */
export function DeskCells({ transaction, isSelected, onToggle, onOpen }: DeskCellsProps) {
  const { id, note, receiptIds, category, createdBy, amount, type } = transaction
  const name = nameOf(transaction)

  return (
    <>
      <Cell w="30px" flexShrink="0">
        {onToggle && (
          <chakra.label display="block" w="18px" cursor="pointer" p="12px" m="-12px" boxSizing="content-box">
            <VisuallyHidden>
              <input
                type="checkbox"
                tabIndex={-1}
                checked={isSelected}
                aria-label={`Select ${name}`}
                onChange={(event) =>
                  onToggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                }
              />
            </VisuallyHidden>
            <Checkmark checked={isSelected} boxSize="18px" />
          </chakra.label>
        )}
      </Cell>
      <Cell flex="1" minW="0" display="flex" alignItems="baseline" gap="10px">
        <chakra.button
          type="button"
          tabIndex={-1}
          textStyle="strong"
          textAlign="start"
          cursor="pointer"
          truncate
          borderRadius="bar"
          _hover={{ textDecoration: 'underline' }}
          onClick={() => onOpen(id)}
        >
          {name}
        </chakra.button>
        {note && (
          <Box textStyle="small" color="fg.muted" truncate flexShrink="2" minW="0">
            {note}
          </Box>
        )}
      </Cell>
      <Cell w="40px" flexShrink="0" display="flex" justifyContent="center">
        {receiptIds[0] && (
          <IconButton asChild variant="ghost" colorPalette="gray" size="sm" _icon={{ boxSize: '15px' }}>
            <RouterLink to={`/receipts/${receiptIds[0]}/review`} aria-label={`Receipt of ${name}`}>
              <Paperclip strokeWidth={1.75} />
            </RouterLink>
          </IconButton>
        )}
      </Cell>
      <Cell w={{ md: '150px', lg: '228px' }} flexShrink="0">
        {onToggle ? <InlineCategory transaction={transaction} /> : <CategoryBadge category={category} />}
      </Cell>
      <Cell w="22px" flexShrink="0" hideBelow="lg">
        <PersonAvatar name={createdBy.name} size={22} />
      </Cell>
      <Cell w={{ md: '110px', lg: '116px' }} flexShrink="0" textAlign="end">
        <Amount {...amount} type={type} fontWeight="500" />
      </Cell>
    </>
  )
}
