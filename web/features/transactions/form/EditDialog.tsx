import { Box, Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { History } from '../../../app/history/History.tsx'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import type { FieldSetter, SettableField, TransactionRowFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useEditing } from './editing.ts'
import { ReceiptsField } from './ReceiptsField.tsx'
import { TransactionFields } from './TransactionFields.tsx'

interface EditDialogProps {
  transaction: TransactionRowFragment
  onClose: () => void
  onDelete: (() => void) | null
}

/** Edits a transaction. If another user saves first, the typed values are kept and shown beside the new version. */
export function EditDialog({ transaction, onClose, onDelete }: EditDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const editing = useEditing(transaction, form, onClose)
  const { base, conflict, receipts, isPending } = editing
  const error = editing.refusal ?? editing.errors.receipts

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title="Edit transaction"
      footer={
        <>
          {onDelete && (
            <Button variant="ghost" colorPalette="over" color="over.fg" me="auto" onClick={onDelete}>
              <Trash2 strokeWidth={1.75} />
              Delete
            </Button>
          )}
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Saving' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void editing.save(event)} noValidate>
        <Withdrawn permission="TRANSACTIONS_WRITE" />
        {!editing.isThere && (
          <Box role="alert" mb="16px" p="12px" bg="warning.subtle" borderRadius="control">
            Somebody deleted this transaction. What you typed is still here.
          </Box>
        )}
        {conflict && (
          <ConflictNotice theirs={base} mine={conflict.mine} choices={conflict.choices} onChoose={editing.choose} />
        )}
        <TransactionFields
          values={editing.values}
          onChange={editing.change}
          errors={editing.errors}
          base={editing.currency}
          hasNoCategory
          original={base}
          categoryHelp={<SetByLine transaction={base} field="CATEGORY" />}
        >
          <ReceiptsField receipts={receipts.list} onAdd={receipts.add} onRemove={receipts.remove} />
        </TransactionFields>
        {error && (
          <Box role="alert" mt="12px" color="over.fg">
            {error}
          </Box>
        )}
      </form>
      <Box mx="-24px" mt="20px" borderTopWidth="1px">
        <History kind="TRANSACTION" id={transaction.id} px="24px" />
      </Box>
    </DialogFrame>
  )
}

const labels: Record<FieldSetter, string> = {
  RULE: 'Set by a rule',
  RECURRENCE: 'As it recurs',
  IMPORT: 'As it was imported',
  RECEIPT: 'Read from the receipt',
  ASSISTANT: 'Set by the assistant',
}

interface SetByLineProps {
  transaction: TransactionRowFragment
  field: SettableField
}

function SetByLine({ transaction, field }: SetByLineProps) {
  const mayPlan = usePermission('PLANS_WRITE')
  const { description, category, splits } = transaction
  const setter = transaction.setBy.find((each) => each.field === field)
  if (setter?.by === 'RULE' && setter.id) {
    return <TextLink to={`/settings/rules?rule=${setter.id}`}>{labels.RULE}</TextLink>
  }
  if (setter) return labels[setter.by]
  if (field !== 'CATEGORY' || !mayPlan || !description || splits.length > 0) return null
  const asked = new URLSearchParams({ new: '', text: description, ...(category && { category: category.id }) })
  return <TextLink to={`/settings/rules?${asked}`}>Make a rule</TextLink>
}
