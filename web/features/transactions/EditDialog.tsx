import { useFragment } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Withdrawn } from '../../app/CannotWrite.tsx'
import { History } from '../../app/history/History.tsx'
import { type TransactionRowFragment, TransactionRowFragmentDoc } from '../../generated.ts'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { codeOf, fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { focusFirstError } from '../../shared/FormField.tsx'
import { useLocale } from '../../shared/locale.ts'
import { textOfMoney } from '../../shared/money-text.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useTransactionChanges } from './changes.ts'
import { changesBetween, errorsIn, type FormErrors, type FormValues, valuesOf } from './form-values.ts'
import { TransactionFields } from './TransactionFields.tsx'

interface EditDialogProps {
  transaction: TransactionRowFragment
  onClose: () => void
  /** Null for who may not delete it. */
  onDelete: (() => void) | null
}

/** A transaction, to be changed. When somebody saves first, what was typed stays and theirs is shown beside it. */
export function EditDialog({ transaction, onClose, onDelete }: EditDialogProps) {
  const { update, fetch } = useTransactionChanges()
  const locale = useLocale()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  /** What the changes are made on: as opened, and after a conflict as the other saved it. */
  const [base, setBase] = useState(transaction)
  const [values, setValues] = useState(() => valuesOf(transaction))
  const [amountKey, setAmountKey] = useState(0)
  const [errors, setErrors] = useState<FormErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [hasConflict, setConflict] = useState(false)
  const [isPending, setPending] = useState(false)

  const change = (changes: Partial<FormValues>) => {
    setValues((before) => ({ ...before, ...changes }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  const refuse = (broken: FormErrors) => {
    setErrors(broken)
    focusFirstError(form.current)
  }

  const meetConflict = async () => {
    setBase(await fetch(base.id))
    setConflict(true)
  }

  const { data: live, complete: isThere } = useFragment({
    from: { __typename: 'Transaction', id: transaction.id },
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
  const later = isThere && !isPending && live.version > base.version ? live : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that another has saved
  useEffect(() => {
    if (!later) return
    const isUntouched = Object.keys(changesBetween(valuesOf(base), values)).length === 0
    setBase(later)
    setConflict(!isUntouched)
    if (!isUntouched) return
    setValues(valuesOf(later))
    setAmountKey((key) => key + 1)
  }, [later?.version])

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const broken = errorsIn(values, false)
    if (Object.keys(broken).length > 0) return refuse(broken)
    const changes = changesBetween(valuesOf(base), values)
    if (Object.keys(changes).length === 0) return onClose()

    setPending(true)
    setRefusal(null)
    try {
      await update(base, changes, 'Transaction saved')
      onClose()
    } catch (error) {
      if (codeOf(error) === 'CONFLICT') return await meetConflict().catch((late) => setRefusal(messageOf(late)))
      const fields: FormErrors = fieldErrorsOf(error)
      if (Object.keys(fields).length > 0) refuse(fields)
      else setRefusal(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  const isForeign = base.amount.currency !== base.baseAmount.currency
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
      <form id={formId} ref={form} onSubmit={(event) => void save(event)} noValidate>
        <Withdrawn permission="TRANSACTIONS_WRITE" />
        {!isThere && (
          <Box role="alert" mb="16px" p="12px" bg="warning.subtle" borderRadius="control">
            Somebody deleted this transaction. What you typed is still here.
          </Box>
        )}
        {hasConflict && (
          <ConflictNotice
            theirs={base}
            mine={values}
            onTakeTheirs={() => {
              setValues(valuesOf(base))
              setAmountKey((key) => key + 1)
              setConflict(false)
            }}
          />
        )}
        <TransactionFields
          values={values}
          onChange={change}
          errors={errors}
          currency={base.amount.currency}
          amountKey={amountKey}
          hasNoCategory
          kept={base.category}
          amountHelp={
            isForeign && `${textOfMoney(base.baseAmount.value, base.baseAmount.currency, locale)} in the books as saved`
          }
        />
        {refusal && (
          <Box role="alert" mt="12px" color="over.fg">
            {refusal}
          </Box>
        )}
      </form>
      <Box mx="-24px" mt="20px" borderTopWidth="1px">
        <History kind="TRANSACTION" id={transaction.id} px="24px" />
      </Box>
    </DialogFrame>
  )
}
