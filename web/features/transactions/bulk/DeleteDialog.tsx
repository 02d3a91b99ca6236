import { Box } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
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
  const amount = sum && (
    <Box as="span" color="fg">
      <Amount {...sum} sign="always" />
    </Box>
  )

  return (
    <ConfirmDialog
      isOpen={target !== null}
      onClose={onClose}
      title={isOne ? t`Delete this transaction?` : titleOf(count, number)}
      confirm={isOne ? t`Delete` : t`Delete ${number}`}
      pending={t`Deleting`}
      tone="over"
      onConfirm={async () => {
        if (!target) return
        const added = sum && textOfMoney(sum.value, sum.currency, locale, 'always')
        await remove(target, describeDeleted(count, added))
        onDeleted()
      }}
    >
      {sum && <>{isOne ? <Trans>Amount: {amount}.</Trans> : <Trans>Total: {amount}.</Trans>} </>}
      {t`You can undo this, or restore from the trash for 30 days. Receipts are kept.`}
    </ConfirmDialog>
  )
}

const titleOf = (count: number, number: string) =>
  t`${plural(count, { one: `Delete ${number} transaction?`, other: `Delete ${number} transactions?` })}`

/** @param amount the formatted total of the deleted transactions */
function describeDeleted(count: number, amount: string | null): string {
  return amount === null
    ? t`${plural(count, { one: '# transaction deleted', other: '# transactions deleted' })}`
    : t`${plural(count, { one: `# transaction deleted, ${amount}`, other: `# transactions deleted, ${amount}` })}`
}
