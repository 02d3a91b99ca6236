import { ServerError } from '@apollo/client/errors'
import { t } from '@lingui/core/macro'
import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccountChoices } from '../../../app/accounts/account-choices.ts'
import { lastAccountOf, rememberAccount } from '../../../app/accounts/last-account.ts'
import { queueWrite } from '../../../app/offline/store.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import {
  type CategoryRowFragment,
  type TransactionRowFragment,
  useCategoriesQuery,
  usePayersQuery,
  useTagsQuery,
} from '../../../generated.ts'
import { focusFirstError } from '../../../shared/controls/FormField.tsx'
import { codeOf, fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { useTransactionChanges } from '../changes.ts'
import { useSuggestedCategory } from '../suggested-category.ts'
import { clearsFieldError } from './editing.ts'
import { errorsIn, type FormErrors } from './form-values.ts'
import {
  type Draft,
  draftInAddress,
  emptyDraft,
  inputOf,
  newKey,
  storeDraft,
  storedDraft,
  timeOfEntry,
} from './new-draft.ts'
import type { ChosenReceipt } from './ReceiptsField.tsx'

/** The result of saving. KEPT means that the write is queued on this device. */
export type Outcome = 'SAVED' | 'KEPT' | 'REFUSED'

const noValues = new URLSearchParams()

/**
 * Manages the form of a new transaction. The draft is stored in this tab until it is saved.
 * @param readsAddress false on pages whose URL means something else than the values of a new transaction
 */
export function useNewTransaction(form: RefObject<HTMLFormElement | null>, { readsAddress = true } = {}) {
  const organization = useOrganization()
  const [address] = useSearchParams()
  const search = readsAddress ? address : noValues
  const { create } = useTransactionChanges()
  const { data } = useCategoriesQuery()
  const [stored] = useState(() => storedDraft(organization.id))
  const [leftAt, setLeftAt] = useState(() => timeOfEntry(stored))
  const [draft, setDraft] = useState<Draft>(() => ({ ...(stored ?? emptyDraft()), ...draftInAddress(search) }))
  const [amountKey, setAmountKey] = useState(0)
  const [errors, setErrors] = useState<FormErrors>({})
  const [refusal, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isChosen, setChosen] = useState(draft.categoryId !== null)
  const [isPayerChosen, setPayerChosen] = useState(draft.paidBy !== null)
  const [isAccountChosen, setAccountChosen] = useState(draft.accountId !== null)

  const suggested = useSuggestedCategory(draft.description, draft.type, !isChosen && !draft.split)
  const named = useNamedCategory(search.get('category'), data?.categories)
  const categoryId = isChosen ? draft.categoryId : (named(draft.type) ?? suggested.id)
  const tags = useKnownTags(draft.tags)
  const ownId = useOwnId()
  const paidBy = isPayerChosen ? draft.paidBy : ownId
  const lastAccountId = useLastAccountId(search.get('account'), organization.id)
  const accountId = isAccountChosen ? draft.accountId : lastAccountId

  // The time of an entry is that of its last change, so opening the form stores nothing.
  const [first] = useState(draft)
  useEffect(() => {
    if (draft !== first) storeDraft(organization.id, draft)
  }, [organization.id, draft, first])

  const change = (changes: Partial<Draft>) => {
    if (changes.categoryId !== undefined) setChosen(changes.categoryId !== null)
    if (changes.paidBy !== undefined) setPayerChosen(true)
    if (changes.accountId !== undefined) setAccountChosen(true)
    setDraft((before) => ({ ...before, ...changes }))
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !clearsFieldError(field, changes))),
    )
  }
  const showErrors = (broken: FormErrors): Outcome => {
    setErrors(broken)
    focusFirstError(form.current)
    return 'REFUSED'
  }

  /** @param last changes that the form has not shown yet */
  const save = async (last: Partial<Draft> = {}): Promise<Outcome> => {
    const given = { ...draft, tags, categoryId, paidBy, accountId, ...last }
    const filed = given.split ? null : (given.categoryId ?? (await suggested.ask()))
    const ready = { ...given, categoryId: filed }
    const broken = errorsIn(ready, organization.currency, true)
    if (Object.keys(broken).length > 0) return showErrors(broken)
    const input = inputOf(ready, organization.currency)
    setPending(true)
    setError(null)
    try {
      await create(input, draft.key, t`Transaction created!`)
      storeDraft(organization.id, null)
      if (organization.hasAccounts) rememberAccount(organization.id, ready.accountId)
      return 'SAVED'
    } catch (error) {
      if (isUnanswered(error) && queueWrite(organization.id, { key: draft.key, input, refusal: null })) return 'KEPT'
      const fields: FormErrors = fieldErrorsOf(error)
      // After a rejection, the next attempt gets a new idempotency key. Without a response, the key is reused because
      // the write may have succeeded.
      if (codeOf(error)) setDraft((before) => ({ ...before, key: newKey() }))
      if (Object.keys(fields).length > 0) return showErrors(fields)
      setError(messageOf(error))
      return 'REFUSED'
    } finally {
      setPending(false)
    }
  }

  const startWith = (empty: (before: Draft) => Draft) => {
    setDraft(empty)
    setLeftAt(null)
    setError(null)
    setAmountKey((before) => before + 1)
    setChosen(false)
    setPayerChosen(false)
    setAccountChosen(false)
    setErrors({})
  }

  return {
    /** When an entry that was not saved was left, as an ISO timestamp, or null. */
    leftAt,
    startEmpty: () => startWith(emptyDraft),
    draft: { ...draft, categoryId, tags, paidBy, accountId },
    isSuggested: !isChosen && categoryId !== null && categoryId === suggested.id,
    amountKey,
    // A suggested category satisfies the required field.
    errors: categoryId ? { ...errors, categoryId: undefined } : errors,
    refusal,
    isPending,
    change,
    /** Uses an updater, because several receipts may arrive at once. */
    addReceipt: (receipt: ChosenReceipt) =>
      setDraft((before) => ({ ...before, receipts: [...before.receipts, receipt] })),
    takeOver({ amount, baseAmount, category, splits, tags: earlier }: TransactionRowFragment) {
      const isOwn = amount.currency === baseAmount.currency
      change({
        ...(!draft.amount && isOwn && { amount: amount.value }),
        ...(!isChosen && !draft.split && category && splits.length === 0 && { categoryId: category.id }),
        ...(draft.tags.length === 0 && { tags: earlier }),
      })
    },
    save,
    startAnother: () => startWith(({ type, date }) => ({ ...emptyDraft(), type, date })),
  }
}

/** Returns true if the server was unreachable or failed without a definite result. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (ServerError.is(error) && error.statusCode >= 500)
}

/** Returns the user as the payer to propose, or null in an organization with one member. */
function useOwnId(): string | null {
  const { data } = usePayersQuery({ fetchPolicy: 'cache-first' })
  const members = data?.members ?? []
  return members.length > 1 ? (members.find(({ isYou }) => isYou)?.id ?? null) : null
}

/** Returns the account of the address, or else the one that the user chose last on this device. */
function useLastAccountId(asked: string | null, organizationId: string): string | null {
  const accounts = useAccountChoices()
  const [last] = useState(() => asked ?? lastAccountOf(organizationId))
  return accounts.find(({ id, closedOn }) => id === last && closedOn === null)?.id ?? null
}

/** Replaces new tags from the URL with existing tags of the same name. */
function useKnownTags(tags: Draft['tags']): Draft['tags'] {
  const { data } = useTagsQuery({ fetchPolicy: 'cache-first' })
  const known = (name: string) => data?.tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())
  return tags.map((tag) => (tag.id === null ? (known(tag.name) ?? tag) : tag))
}

/** Returns the category that the URL identifies by id, key or name, if it has the right type. */
function useNamedCategory(asked: string | null, categories: readonly CategoryRowFragment[] | undefined) {
  const word = asked?.trim().toLowerCase()
  const found = categories?.find(({ id, name }) => id === word || name.toLowerCase() === word)
  return (type: Draft['type']) => (found?.type === type ? found.id : null)
}
