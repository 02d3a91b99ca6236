import { Box } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BulkChangesInput } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { type BulkTarget, type DescribeChanged, useBulkChanges } from './bulk-changes.ts'

export interface PendingChange {
  target: BulkTarget
  changes: BulkChangesInput
  done: DescribeChanged
}

interface ChangeDialogProps {
  pending: PendingChange | null
  sum: { value: string; currency: string } | null
  onClose: () => void
  onChanged: () => void
}

export function ChangeDialog({ pending, sum, onClose, onChanged }: ChangeDialogProps) {
  const { change } = useBulkChanges()
  const count = pending?.target.count ?? 0
  const number = new Intl.NumberFormat(useLocale()).format(count)
  return (
    <ConfirmDialog
      isOpen={pending !== null}
      onClose={onClose}
      title={t`${plural(count, { one: `Change ${number} transaction?`, other: `Change all ${number} transactions?` })}`}
      confirm={t`Change ${number}`}
      pending={t`Changing`}
      onConfirm={async () => {
        if (!pending) return
        await change(pending.target, pending.changes, pending.done)
        onChanged()
      }}
    >
      {sum && (
        <>
          <Trans>
            Total:{' '}
            <Box as="span" color="fg">
              <Amount {...sum} sign="always" />
            </Box>
            .
          </Trans>{' '}
        </>
      )}
      {t`This changes every transaction that matches your filters, including those not on screen. You can undo it.`}
    </ConfirmDialog>
  )
}
