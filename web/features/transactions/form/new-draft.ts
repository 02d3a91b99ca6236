import type { NewTransactionInput } from '../../../generated.ts'
import { isDay, today } from '../../../shared/format/dates.ts'
import { isAmount } from '../../../shared/format/decimals.ts'
import { baseAmountInput, type FormValues, tagsToSend } from './form-values.ts'
import type { ChosenReceipt } from './ReceiptsField.tsx'
import { splitsOf } from './split-values.ts'

export interface Draft extends FormValues {
  receipts: readonly ChosenReceipt[]
  /** The idempotency key of the creation. */
  key: string
}

export function emptyDraft(): Draft {
  return {
    type: 'EXPENSE',
    amount: '',
    currency: null,
    rate: '',
    baseAmount: null,
    description: '',
    payee: '',
    categoryId: null,
    split: null,
    date: today(),
    note: '',
    tags: [],
    paidBy: null,
    accountId: null,
    accountAmount: '',
    isReviewed: true,
    receipts: [],
    key: newKey(),
  }
}

/**
 * Returns the server's input.
 * @param base the organization currency
 */
export function inputOf(draft: Draft, base: string): NewTransactionInput {
  const { type, amount, currency, description, date, note, categoryId, split, paidBy, receipts } = draft
  const { accountId, accountAmount } = draft
  const splits = split && splitsOf(split, amount, currency ?? base)
  return {
    type,
    amount,
    description,
    date,
    note,
    ...(currency && { currency, ...baseAmountInput(draft) }),
    ...(splits ? { splits } : { categoryId }),
    ...tagsToSend(draft.tags),
    ...(paidBy && { paidBy }),
    ...(accountId && { accountId, ...(accountAmount && { accountAmount }) }),
    ...(receipts.length > 0 && { receiptIds: receipts.map(({ id }) => id) }),
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over HTTPS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Reads initial values from the URL: `amount`, `description`, `date`, `type`, `note`, and `tags` as comma-separated
 * names. Invalid values are ignored.
 */
export function draftInAddress(search: URLSearchParams): Partial<Draft> {
  const amount = search.get('amount')
  const description = search.get('description')
  const date = search.get('date')
  const note = search.get('note')
  const type = search.get('type')?.toUpperCase()
  const names = new Set((search.get('tags') ?? '').split(',').map((name) => name.replace(/^\s*#+/, '').trim()))
  const tags = [...names].filter((name) => name !== '' && name.length <= 60).slice(0, 20)
  return {
    ...(amount && isAmount(amount) && { amount }),
    ...(description && { description: description.slice(0, 500) }),
    ...(date && isDay(date) && { date }),
    ...(note && { note: note.slice(0, 2000) }),
    ...((type === 'EXPENSE' || type === 'INCOME') && { type }),
    ...(tags.length > 0 && { tags: tags.map((name) => ({ id: null, name, color: 8 })) }),
  }
}

/** A draft with the time of its last change, in milliseconds. */
export interface StoredDraft extends Draft {
  storedAt?: number
}

/** Returns the draft that this tab stored before a reload, or null. */
export function storedDraft(organizationId: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(organizationId)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Stores the draft. Null removes it. */
export function storeDraft(organizationId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey(organizationId), JSON.stringify({ ...draft, storedAt: Date.now() }))
    else sessionStorage.removeItem(storageKey(organizationId))
  } catch {
    // If storage is full or blocked, a reload starts with an empty form.
  }
}

/** Returns when an entry was left that the user has typed something into, as an ISO timestamp, or null. */
export function timeOfEntry(stored: StoredDraft | null): string | null {
  if (!stored?.storedAt) return null
  const { amount, description, note, receipts, storedAt } = stored
  return amount || description || note || receipts.length > 0 ? new Date(storedAt).toISOString() : null
}

function storageKey(organizationId: string): string {
  return `new-transaction:${organizationId}`
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(emptyDraft()).every((field) => field in value)
}
