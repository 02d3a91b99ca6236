import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { History } from '../../../app/history/History.tsx'
import { Withdrawn } from '../../../app/session/CannotWrite.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import type { FieldSetter, SettableField, TransactionRowFragment } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { useKeys } from '../../../shared/hooks/keys.ts'
import { type UnsavedChanges, useUnsavedChanges } from '../../../shared/overlays/unsaved-changes.tsx'
import { hasSameOpen } from '../list/open-transaction.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useEditing } from './editing.ts'
import { ReceiptsField } from './ReceiptsField.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import { TransactionFrame, type TransactionFrameProps } from './TransactionFrame.tsx'

export interface EditHandle extends Pick<UnsavedChanges, 'leave' | 'allow'> {
  focusFields: () => void
}

interface EditDialogProps extends Pick<TransactionFrameProps, 'onClose' | 'onStep'> {
  ref?: Ref<EditHandle>
  transaction: TransactionRowFragment
  takesFocus?: boolean
  onSaved?: () => void
  onDelete: (() => void) | null
}

/** Edits a transaction. If another user saves first, the typed values are kept and shown beside the new version. */
export function EditDialog(props: EditDialogProps) {
  const { ref, transaction, takesFocus = true, onClose, onSaved = onClose, onStep = null, onDelete } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const editing = useEditing(transaction, form, () => {
    allow()
    onSaved()
  })
  const { leave, allow, question } = useUnsavedChanges(editing.isChanged, hasSameOpen)
  const close = () => leave(onClose)
  useImperativeHandle(ref, () => ({
    leave,
    allow,
    focusFields: () => form.current?.querySelector<HTMLElement>('input')?.focus(),
  }))
  useKeys({ 'mod+Enter': () => form.current?.requestSubmit() }, onStep !== null)
  const { base, conflict, receipts, isPending } = editing
  const error = editing.refusal ?? editing.errors.receipts

  return (
    <TransactionFrame
      onClose={close}
      onStep={onStep}
      title={t`Edit transaction`}
      footer={
        <>
          {onDelete && (
            <Button variant="ghost" colorPalette="over" color="over.fg" me="auto" onClick={onDelete}>
              <Trash2 strokeWidth={1.75} />
              {t`Delete`}
            </Button>
          )}
          <Button variant="ghost" colorPalette="gray" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? t`Saving` : t`Save`}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void editing.save(event)} noValidate>
        <Withdrawn permission="TRANSACTIONS_WRITE" />
        {!editing.isThere && (
          <Box role="alert" mb="16px" p="12px" bg="warning.subtle" borderRadius="control">
            {t`Someone deleted this transaction. Your edits are still here.`}
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
          // A dialog focuses its first field itself, and returns the focus to where it was before.
          takesFocus={takesFocus && onStep !== null}
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
      {question}
    </TransactionFrame>
  )
}

const setterLabels = (): Record<FieldSetter, string> => ({
  RULE: t`Set by a rule`,
  RECURRENCE: t`From recurring`,
  IMPORT: t`From import`,
  RECEIPT: t`From receipt`,
  ASSISTANT: t`Set by the assistant`,
})

interface SetByLineProps {
  transaction: TransactionRowFragment
  field: SettableField
}

function SetByLine({ transaction, field }: SetByLineProps) {
  const mayPlan = usePermission('PLANS_WRITE')
  const { description, category, splits } = transaction
  const setter = transaction.setBy.find((each) => each.field === field)
  if (setter?.by === 'RULE' && setter.id) {
    return <TextLink to={`/settings/rules?rule=${setter.id}`}>{setterLabels().RULE}</TextLink>
  }
  if (setter) return setterLabels()[setter.by]
  if (field !== 'CATEGORY' || !mayPlan || !description || splits.length > 0) return null
  const asked = new URLSearchParams({ new: '', text: description, ...(category && { category: category.id }) })
  return <TextLink to={`/settings/rules?${asked}`}>{t`Create rule`}</TextLink>
}
