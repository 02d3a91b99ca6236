import { useFragment } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { History } from '../../app/history/History.tsx'
import { type TransactionRowFragment, TransactionRowFragmentDoc } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'
import { DateLabel } from '../../shared/DateLabel.tsx'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { nameOf } from './list-rows.ts'

interface ViewDialogProps {
  transaction: TransactionRowFragment
  onClose: () => void
}

/** A transaction for who may only look: what it is, and what has become of it. */
export function ViewDialog({ transaction, onClose }: ViewDialogProps) {
  const { data: live, complete: isThere } = useFragment({
    from: { __typename: 'Transaction', id: transaction.id },
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
  const shown = isThere ? live : transaction
  const { id, type, amount, date, category, note, createdBy } = shown
  return (
    <DialogFrame isOpen onClose={onClose} title={nameOf(shown)}>
      <Box py="12px">
        {!isThere && (
          <Box role="alert" mb="16px" p="12px" bg="warning.subtle" borderRadius="control">
            Somebody deleted this transaction.
          </Box>
        )}
        <Facts
          rows={[
            ['Amount', <Amount key="amount" {...amount} type={type} fontWeight="500" />],
            ['Date', <DateLabel key="date" day={date} form="full" />],
            ['Category', category?.name ?? 'Uncategorised'],
            ['Note', note || '–'],
            ['Recorded by', createdBy.name],
          ]}
        />
      </Box>
      <Box mx="-24px" borderTopWidth="1px">
        <History kind="TRANSACTION" id={id} isOpen px="24px" />
      </Box>
    </DialogFrame>
  )
}
