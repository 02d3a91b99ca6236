import { Box } from '@chakra-ui/react'
import { Amount } from '../../shared/Amount.tsx'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { useLocale } from '../../shared/locale.ts'
import { textOfMoney } from '../../shared/money-text.ts'
import { countOf } from '../../shared/words.ts'
import { useTransactionChanges } from './changes.ts'

interface DeleteDialogProps {
  isOpen: boolean
  ids: readonly string[]
  sum: { value: string; currency: string } | null
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ isOpen, ids, sum, onClose, onDeleted }: DeleteDialogProps) {
  const { remove } = useTransactionChanges()
  const locale = useLocale()
  const isOne = ids.length === 1

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOne ? 'Delete this transaction?' : `Delete ${ids.length} transactions?`}
      confirm={isOne ? 'Delete' : `Delete ${ids.length}`}
      pending="Deleting"
      tone="over"
      onConfirm={async () => {
        const added = sum && textOfMoney(sum.value, sum.currency, locale, 'always')
        await remove(ids, `${countOf(ids.length, 'transaction')} deleted${added ? `, ${added}` : ''}`)
        onDeleted()
      }}
    >
      {sum && (
        <>
          {isOne ? 'It is' : 'They add up to'}{' '}
          <Box as="span" color="fg">
            <Amount {...sum} sign="always" />
          </Box>
          .{' '}
        </>
      )}
      You can undo this from the toast, or from the trash for 30 days. Receipts stay where they are.
    </ConfirmDialog>
  )
}
