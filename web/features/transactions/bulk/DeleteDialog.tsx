import { Box } from '@chakra-ui/react'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { type BulkTarget, useBulkChanges } from './bulk-changes.ts'

interface DeleteDialogProps {
  target: BulkTarget | null
  sum: { value: string; currency: string } | null
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ target, sum, onClose, onDeleted }: DeleteDialogProps) {
  const { remove } = useBulkChanges()
  const locale = useLocale()
  const count = target?.count ?? 0
  const number = new Intl.NumberFormat(locale).format(count)
  const isOne = count === 1

  return (
    <ConfirmDialog
      isOpen={target !== null}
      onClose={onClose}
      title={isOne ? 'Delete this transaction?' : `Delete ${number} transactions?`}
      confirm={isOne ? 'Delete' : `Delete ${number}`}
      pending="Deleting"
      tone="over"
      onConfirm={async () => {
        if (!target) return
        const added = sum && textOfMoney(sum.value, sum.currency, locale, 'always')
        await remove(target, `${pluralize(count, 'transaction')} deleted${added ? `, ${added}` : ''}`)
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
