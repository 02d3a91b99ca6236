import { isDay, today } from '../../shared/dates.ts'
import { isAmount } from '../../shared/decimals.ts'
import type { FormValues } from './form-values.ts'

/** A transaction that is being written, also in a currency other than the organization's. */
export interface Draft extends FormValues {
  /** Null: the organization's. */
  currency: string | null
  /** What one of it is in the organization's. */
  rate: string
  /** Names one deed: sent twice with the same key, it is done once. */
  key: string
}

export function emptyDraft(): Draft {
  return {
    type: 'EXPENSE',
    amount: '',
    description: '',
    categoryId: null,
    date: today(),
    note: '',
    currency: null,
    rate: '',
    key: newKey(),
  }
}

/** 128 random bits. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What an address fills in: `amount`, `description`, `date`, `type`. What makes no sense is left out. */
export function draftInAddress(search: URLSearchParams): Partial<Draft> {
  const amount = search.get('amount')
  const description = search.get('description')
  const date = search.get('date')
  const type = search.get('type')?.toUpperCase()
  return {
    ...(amount && isAmount(amount) && { amount }),
    ...(description && { description: description.slice(0, 500) }),
    ...(date && isDay(date) && { date }),
    ...((type === 'EXPENSE' || type === 'INCOME') && { type }),
  }
}

/** What was being written in this tab before it was loaded again; null for nothing. */
export function storedDraft(organizationId: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(organizationId)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps what is being written; null forgets it. */
export function storeDraft(organizationId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey(organizationId), JSON.stringify(draft))
    else sessionStorage.removeItem(storageKey(organizationId))
  } catch {
    // A full or forbidden storage only means that a reload starts with an empty form.
  }
}

function storageKey(organizationId: string): string {
  return `new-transaction:${organizationId}`
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(emptyDraft()).every((field) => field in value)
}
