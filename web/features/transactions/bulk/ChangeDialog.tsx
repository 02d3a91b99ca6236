import { Box } from '@chakra-ui/react'
import type { BulkChangesInput } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { type BulkTarget, useBulkChanges } from './bulk-changes.ts'

export interface PendingChange {
  target: BulkTarget
  changes: BulkChangesInput
  /** Completes the toast: "now in Groceries". */
  done: string
}

interface ChangeDialogProps {
  pending: PendingChange | null
  sum: { value: string; currency: string } | null
  onClose: () => void
  onChanged: () => void
}

export function ChangeDialog({ pending, sum, onClose, onChanged }: ChangeDialogProps) {
  const { change } = useBulkChanges()
  const number = new Intl.NumberFormat(useLocale()).format(pending?.target.count ?? 0)
  return (
    <ConfirmDialog
      isOpen={pending !== null}
      onClose={onClose}
      title={`Change all ${number} transactions?`}
      confirm={`Change ${number}`}
      pending="Changing"
      onConfirm={async () => {
        if (!pending) return
        await change(pending.target, pending.changes, pending.done)
        onChanged()
      }}
    >
      {sum && (
        <>
          They add up to{' '}
          <Box as="span" color="fg">
            <Amount {...sum} sign="always" />
          </Box>
          .{' '}
        </>
      )}
      All that your filters find are {pending?.done}, also those that are not on screen. You can undo this from the
      toast.
    </ConfirmDialog>
  )
}
