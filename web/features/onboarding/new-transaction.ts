import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { upsertTransaction } from '../../app/records/transaction-cache.ts'
import { useUndo } from '../../app/undo/undo.ts'
import { type CategoryRowFragment, type CategoryType, CreateTransactionDocument } from '../../generated.ts'
import { today } from '../../shared/format/dates.ts'
import { isAmount, signOf } from '../../shared/format/decimals.ts'
import { codeOf, fieldErrorsOf } from '../../shared/format/errors.ts'
import { sentenceOf } from './step.ts'
import { showTourToast } from './tour-toast.ts'

/** By field; `whole` is a refusal of no one field. */
export type FirstErrors = Partial<Record<'amount' | 'categoryId' | 'description' | 'whole', string>>

/** The form of the first transaction. The first Expense category is chosen to begin with. */
export function useFirstTransaction(categories: readonly CategoryRowFragment[], onCreated: () => void) {
  const client = useApolloClient()
  const { offer } = useUndo()
  const [type, setType] = useState<CategoryType>('EXPENSE')
  const [amount, setAmount] = useState('')
  const [description, setDescription] = useState('')
  const [picked, setPicked] = useState<{ id: string | null } | null>(null)
  const [errors, setErrors] = useState<FirstErrors>({})
  const [isPending, setPending] = useState(false)
  const [key, setKey] = useState(newKey)

  const offered = categories.filter((category) => category.type === type)
  const categoryId = picked ? picked.id : (offered[0]?.id ?? null)
  const mend = (field: keyof FirstErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined, whole: undefined }))

  /** False when something is to be mended. */
  const create = async (): Promise<boolean> => {
    const category = offered.find(({ id }) => id === categoryId)
    const broken: FirstErrors = {
      ...(!(isAmount(amount) && signOf(amount) > 0) && { amount: 'Amount must be a positive number.' }),
      ...(!category && { categoryId: categoryId ? 'Invalid category selected.' : 'Category is required.' }),
    }
    setErrors(broken)
    if (!category || broken.amount) return false
    const text = description.trim() || `Onboarding ${category.name}`
    setPending(true)
    try {
      const answer = await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input: { type, amount, description: text, date: today(), categoryId: category.id } },
        context: { idempotencyKey: key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      showTourToast.by(() => offer('Transaction created!', answer))
      onCreated()
      return true
    } catch (failure) {
      showTourToast.error('Failed to create transaction.')
      const fields: FirstErrors = fieldErrorsOf(failure)
      setErrors(Object.keys(fields).length > 0 ? fields : { whole: sentenceOf(failure) ?? undefined })
      // Refused, the next attempt is another deed; unanswered, it may have been done already.
      if (codeOf(failure)) setKey(newKey())
      return false
    } finally {
      setPending(false)
    }
  }

  return {
    values: { type, amount, description, categoryId },
    offered,
    errors,
    isPending,
    create,
    // A category belongs to one type.
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

/** 128 random bits. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
