import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrganization } from '../../app/organization.tsx'
import { type CategoryRowFragment, useCategoriesQuery } from '../../generated.ts'
import { codeOf, fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { focusFirstError } from '../../shared/FormField.tsx'
import { useLocale } from '../../shared/locale.ts'
import { readAmount } from '../../shared/money-text.ts'
import { useTransactionChanges } from './changes.ts'
import { errorsIn, type FormErrors } from './form-values.ts'
import { type Draft, draftInAddress, emptyDraft, newKey, storeDraft, storedDraft } from './new-draft.ts'
import { useSuggestedCategory } from './suggested-category.ts'

/** The form of a new transaction: kept in this tab until it is saved, prefilled by the address. */
export function useNewTransaction(form: RefObject<HTMLFormElement | null>) {
  const organization = useOrganization()
  const [search] = useSearchParams()
  const locale = useLocale()
  const { create } = useTransactionChanges()
  const { data } = useCategoriesQuery()
  const [draft, setDraft] = useState<Draft>(() => ({
    ...(storedDraft(organization.id) ?? emptyDraft()),
    ...draftInAddress(search),
  }))
  const [amountKey, setAmountKey] = useState(0)
  const [errors, setErrors] = useState<FormErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isChosen, setChosen] = useState(draft.categoryId !== null)

  const suggested = useSuggestedCategory(draft.description, draft.type, !isChosen)
  const named = useNamedCategory(search.get('category'), data?.categories)
  const categoryId = isChosen ? draft.categoryId : (named(draft.type) ?? suggested.id)

  useEffect(() => storeDraft(organization.id, draft), [organization.id, draft])

  const change = (changes: Partial<Draft>) => {
    if (changes.categoryId !== undefined) setChosen(changes.categoryId !== null)
    setDraft((before) => ({ ...before, ...changes }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  const refuse = (broken: FormErrors) => {
    setErrors(broken)
    focusFirstError(form.current)
  }

  /** True when it was saved. */
  const save = async (): Promise<boolean> => {
    const { type, amount, description, date, note, currency, key } = draft
    const rate = readAmount(draft.rate, locale)
    const filed = categoryId ?? (await suggested.ask())
    const broken: FormErrors = {
      ...errorsIn({ ...draft, categoryId: filed }, true),
      ...(currency && !(Number(rate) > 0) && { rate: `Say what 1 ${currency} is in ${organization.currency}.` }),
    }
    if (Object.keys(broken).length > 0) {
      refuse(broken)
      return false
    }
    setPending(true)
    setRefusal(null)
    try {
      await create(
        { type, amount, description, date, note, categoryId: filed, ...(currency && { currency, rate }) },
        key,
        'Transaction created!',
      )
      storeDraft(organization.id, null)
      return true
    } catch (error) {
      const fields: FormErrors = fieldErrorsOf(error)
      // Refused, the next attempt is another deed; unanswered, it may have been done already.
      if (codeOf(error)) setDraft((before) => ({ ...before, key: newKey() }))
      if (Object.keys(fields).length > 0) refuse(fields)
      else setRefusal(messageOf(error))
      return false
    } finally {
      setPending(false)
    }
  }

  /** The next one, on the same day and of the same type. */
  const startAnother = () => {
    setDraft(({ type, date }) => ({ ...emptyDraft(), type, date }))
    setAmountKey((before) => before + 1)
    setChosen(false)
    setErrors({})
  }

  return {
    draft: { ...draft, categoryId },
    isSuggested: !isChosen && categoryId !== null && categoryId === suggested.id,
    amountKey,
    // A category that is suggested mends what was missing.
    errors: categoryId ? { ...errors, categoryId: undefined } : errors,
    refusal,
    isPending,
    change,
    save,
    startAnother,
  }
}

/** The category that an address names by id, key or name, if it is of the type. */
function useNamedCategory(asked: string | null, categories: readonly CategoryRowFragment[] | undefined) {
  const word = asked?.trim().toLowerCase()
  const found = categories?.find(({ id, name }) => id === word || name.toLowerCase() === word)
  return (type: Draft['type']) => (found?.type === type ? found.id : null)
}
