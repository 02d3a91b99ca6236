import { lazy, Suspense } from 'react'
import { usePermission } from '../../app/session/permissions.ts'
import { useTransactionToEditQuery } from '../../generated.ts'

const EditDialog = lazy(async () => ({
  default: (await import('../../features/transactions/form/EditDialog.tsx')).EditDialog,
}))
const ViewDialog = lazy(async () => ({
  default: (await import('../../features/transactions/form/ViewDialog.tsx')).ViewDialog,
}))

/** Shows a transaction that was chosen in the palette, on any screen. */
export function OpenedTransaction({ id, onClose }: { id: string; onClose: () => void }) {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const { data } = useTransactionToEditQuery({ variables: { id } })
  const transaction = data?.transaction
  if (!transaction) return null
  return (
    <Suspense fallback={null}>
      {mayWrite ? (
        <EditDialog key={id} transaction={transaction} onClose={onClose} onDelete={null} />
      ) : (
        <ViewDialog key={id} transaction={transaction} onClose={onClose} />
      )}
    </Suspense>
  )
}
