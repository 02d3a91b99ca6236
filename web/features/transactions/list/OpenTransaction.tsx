import { type RefObject, useState } from 'react'
import type { TransactionRowFragment } from '../../../generated.ts'
import { lazyComponent } from '../../../shared/hooks/lazy-component.tsx'
import { DeleteDialog } from '../bulk/dialogs.ts'
import type { EditHandle } from '../form/EditDialog.tsx'
import { summed } from '../list-rows.ts'
import type { useOpenTransaction } from './open-transaction.ts'

const EditDialog = lazyComponent(async () => (await import('../form/EditDialog.tsx')).EditDialog)
const ViewDialog = lazyComponent(async () => (await import('../form/ViewDialog.tsx')).ViewDialog)
const MissingTransaction = lazyComponent(
  async () => (await import('../form/MissingTransaction.tsx')).MissingTransaction,
)

interface OpenTransactionProps {
  open: ReturnType<typeof useOpenTransaction>
  form: RefObject<EditHandle | null>
  mayWrite: boolean
  mayDelete: (transaction: TransactionRowFragment) => boolean
  takesFocus: boolean
  onStep: ((step: 1 | -1) => void) | null
  onSaved: (id: string) => void
}

/** The open transaction: its form, or its details for roles that cannot edit. */
export function OpenTransaction(props: OpenTransactionProps) {
  const { open, form, mayWrite, mayDelete, takesFocus, onStep, onSaved } = props
  const { transaction, isMissing, close } = open
  const [deleted, setDeleted] = useState<TransactionRowFragment | null>(null)
  // A saved transaction begins a new form in the panel.
  const [saved, setSaved] = useState(0)
  if (!transaction) return isMissing ? <MissingTransaction onClose={close} onStep={onStep} /> : null
  const { id } = transaction
  return (
    <>
      {mayWrite ? (
        <EditDialog
          key={`${id} ${saved}`}
          ref={form}
          transaction={transaction}
          takesFocus={takesFocus}
          onClose={close}
          onSaved={() => {
            if (onStep) setSaved((count) => count + 1)
            onSaved(id)
          }}
          onStep={onStep}
          onDelete={mayDelete(transaction) ? () => setDeleted(transaction) : null}
        />
      ) : (
        <ViewDialog key={id} transaction={transaction} onClose={close} onStep={onStep} />
      )}
      <DeleteDialog
        target={deleted && { filter: {}, ids: [deleted.id], count: 1 }}
        sum={deleted && summed([deleted], {})}
        onClose={() => setDeleted(null)}
        onDeleted={() => {
          form.current?.allow()
          close()
        }}
      />
    </>
  )
}
