import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { upsertTransaction } from '../../app/records/transaction-cache.ts'
import { useUndo } from '../../app/undo/undo.ts'
import { type CategoryRowFragment, type CategoryType, CreateTransactionDocument } from '../../generated.ts'
import { today } from '../../shared/format/dates.ts'
import { isAmount, signOf } from '../../shared/format/decimals.ts'
import { codeOf, fieldErrorsOf } from '../../shared/format/errors.ts'
import { sentenceOf } from './step.ts'
import { showTourToast } from './tour-toast.ts'

/** Errors by field. `whole` is an error without a field. */
export type FirstErrors = Partial<Record<'amount' | 'categoryId' | 'description' | 'whole', string>>

export function useFirstTransaction(categories: readonly CategoryRowFragment[], onCreated: () => void) {
  const client = useApolloClient()
  const { offerUndo } = useUndo()
  const [type, setType] = useState<CategoryType>('EXPENSE')
  const [amount, setAmount] = useState('')
  const [description, setDescription] = useState('')
  const [picked, setPicked] = useState<{ id: string | null } | null>(null)
  const [errors, setErrors] = useState<FirstErrors>({})
  const [isPending, setPending] = useState(false)
  const [key, setKey] = useState(newKey)

  const options = categories.filter((category) => category.type === type)
  const categoryId = picked ? picked.id : (options[0]?.id ?? null)
  const mend = (field: keyof FirstErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined, whole: undefined }))

  const create = async (): Promise<boolean> => {
    const category = options.find(({ id }) => id === categoryId)
    const broken: FirstErrors = {
      ...(!(isAmount(amount) && signOf(amount) > 0) && { amount: t`Amount must be a positive number.` }),
      ...(!category && { categoryId: categoryId ? t`Invalid category selected.` : t`Category is required.` }),
    }
    setErrors(broken)
    if (!category || broken.amount) return false
    const text = description.trim() || t`Onboarding ${{ name: category.name }}`
    setPending(true)
    try {
      const answer = await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input: { type, amount, description: text, date: today(), categoryId: category.id } },
        context: { idempotencyKey: key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      showTourToast.by(() => offerUndo(t`Transaction created!`, answer))
      onCreated()
      return true
    } catch (failure) {
      showTourToast.error(t`Failed to create transaction.`)
      const fields: FirstErrors = fieldErrorsOf(failure)
      setErrors(Object.keys(fields).length > 0 ? fields : { whole: sentenceOf(failure) ?? undefined })
      // After a rejection, the next attempt gets a new idempotency key. Without a response, the key is reused because
      // the write may have succeeded.
      if (codeOf(failure)) setKey(newKey())
      return false
    } finally {
      setPending(false)
    }
  }

  return {
    values: { type, amount, description, categoryId },
    offered: options,
    errors,
    isPending,
    create,
    chooseType(next: CategoryType) {
      if (next === type) return
      setType(next)
      setPicked({ id: null })
    },
    chooseCategory(id: string | null) {
      setPicked({ id })
      mend('categoryId')
    },
    writeAmount(text: string) {
      setAmount(text)
      mend('amount')
    },
    writeDescription(text: string) {
      setDescription(text)
      mend('description')
    },
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over HTTPS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
