import { useFragment } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import {
  type TransactionChangesInput,
  type TransactionRowFragment,
  TransactionRowFragmentDoc,
  useTransactionReceiptsQuery,
} from '../../../generated.ts'
import { focusFirstError } from '../../../shared/controls/FormField.tsx'
import { codeOf, fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { useTransactionChanges } from '../changes.ts'
import type { Choice } from './ConflictNotice.tsx'
import { changesBetween, errorsIn, type FormErrors, type FormValues, valuesOf } from './form-values.ts'
import { type Group, merge, taking } from './merge.ts'
import { type ChosenReceipt, receiptName } from './ReceiptsField.tsx'

interface Conflict {
  mine: FormValues
  choices: Partial<Record<Group, Choice>>
}

/** Maximum number of automatic retries after conflicts that can be merged. */
const maxConflicts = 3

/**
 * Manages the edit form of a transaction. If another user saves first, changes of only one user are merged. The user
 * chooses between conflicting changes, and typed values are kept until then.
 */
export function useEditing(
  transaction: TransactionRowFragment,
  form: RefObject<HTMLFormElement | null>,
  onSaved: () => void,
) {
  const { update, fetch } = useTransactionChanges()
  /** The version that the changes are based on: the opened one or, after a conflict, the other user's. */
  const [base, setBase] = useState(transaction)
  const [values, setValues] = useState(() => valuesOf(transaction))
  const [errors, setErrors] = useState<FormErrors>({})
  const [errorText, setError] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const receipts = useReceiptsOf(transaction.id)
  const currency = base.baseAmount.currency

  const showErrors = (broken: FormErrors) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const meet = (theirs: TransactionRowFragment, mine: FormValues) => {
    const met = merge(valuesOf(base), mine, valuesOf(theirs))
    const isUntouched = Object.keys(changesBetween(valuesOf(base), mine, currency)).length === 0
    setBase(theirs)
    setValues(met.values)
    const choices = Object.fromEntries(met.collisions.map((group) => [group, 'MINE' as const]))
    setConflict(isUntouched ? null : { mine, choices })
  }

  const { data: latest, complete: isThere } = useFragment({
    from: { __typename: 'Transaction', id: transaction.id },
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
  const later = isThere && !isPending && latest.version > base.version ? latest : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that another has saved
  useEffect(() => {
    if (later) meet(later, values)
  }, [later?.version])

  const send = async (from: TransactionRowFragment, mine: FormValues, meetings = 0): Promise<boolean> => {
    const changes: TransactionChangesInput = { ...changesBetween(valuesOf(from), mine, currency), ...receipts.changes }
    if (Object.keys(changes).length === 0) return true
    try {
      await update(from, changes, t`Transaction saved`)
      return true
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT') throw error
      const theirs = await fetch(from.id)
      const met = merge(valuesOf(from), mine, valuesOf(theirs))
      if (met.collisions.length === 0 && meetings < maxConflicts) return send(theirs, met.values, meetings + 1)
      meet(theirs, mine)
      return false
    }
  }

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const broken = errorsIn(values, currency, false)
    if (Object.keys(broken).length > 0) return showErrors(broken)
    setPending(true)
    setError(null)
    try {
      if (await send(base, values)) onSaved()
    } catch (error) {
      const fields: FormErrors = fieldErrorsOf(error)
      if (Object.keys(fields).length > 0) showErrors(fields)
      else setError(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  const isChanged =
    Object.keys(changesBetween(valuesOf(base), values, currency)).length > 0 || Object.keys(receipts.changes).length > 0

  return {
    base,
    currency,
    isChanged,
    values,
    errors,
    refusal: errorText,
    conflict,
    isThere,
    isPending,
    receipts,
    change(changes: Partial<FormValues>) {
      setValues((before) => ({ ...before, ...changes }))
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !clearsFieldError(field, changes))),
      )
    },
    choose(choices: Conflict['choices']) {
      if (!conflict) return
      const groups = Object.keys(choices) as Group[]
      const chosen = (side: Choice) => groups.filter((group) => choices[group] === side)
      setValues(taking(taking(values, conflict.mine, chosen('MINE')), valuesOf(base), chosen('THEIRS')))
      setConflict({ ...conflict, choices })
    },
    save,
  }
}

/** Returns true if a change may fix the error of a field. A new amount may also fix the splits. */
export function clearsFieldError(field: string, changes: Partial<FormValues>): boolean {
  return field in changes || (field === 'splits' && ('split' in changes || 'amount' in changes))
}

function useReceiptsOf(id: string) {
  const { data } = useTransactionReceiptsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const [attached, setAttached] = useState<readonly ChosenReceipt[]>([])
  const [detached, setDetached] = useState<readonly string[]>([])
  const own = (data?.transaction.receipts ?? []).map((receipt) => ({ id: receipt.id, name: receiptName(receipt) }))
  const added = attached.filter((each) => !own.some((one) => one.id === each.id))
  const changes: TransactionChangesInput = {
    ...(added.length > 0 && { attachReceiptIds: added.map((each) => each.id) }),
    ...(detached.length > 0 && { detachReceiptIds: [...detached] }),
  }
  return {
    list: [...own.filter((each) => !detached.includes(each.id)), ...added],
    changes,
    add(receipt: ChosenReceipt) {
      setDetached((before) => before.filter((each) => each !== receipt.id))
      setAttached((before) => [...before.filter((each) => each.id !== receipt.id), receipt])
    },
    remove(receiptId: string) {
      setAttached((before) => before.filter((each) => each.id !== receiptId))
      if (own.some((each) => each.id === receiptId)) setDetached((before) => [...before, receiptId])
    },
  }
}
