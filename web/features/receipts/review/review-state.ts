import { useRef, useState } from 'react'
import type { Highlight } from '../../../app/documents/highlight.ts'
import type { ReceiptReviewFragment } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useLastRate } from '../../../shared/hooks/last-rate.ts'
import { type Check, checksOf, highlightsOf, idOf, type Target } from './checks.ts'
import { amountIn, dayIn } from './parse-printed-values.ts'
import { type FieldName, type FormItem, formOf, newItem, type ReviewForm, withRate } from './review-form.ts'
import { isDayField, isTextField } from './text-fields.ts'

export interface Review {
  form: ReviewForm
  isTouched: boolean
  checks: readonly Check[]
  marks: readonly Highlight[]
  target: Target | null
  setTarget: (target: Target) => void
  setField: (name: FieldName, value: string) => void
  setItem: (key: string, changes: Partial<FormItem>) => void
  addItem: () => void
  removeItem: (key: string) => void
  choose: (changes: Partial<Pick<ReviewForm, 'saveAs' | 'transactionId'>>) => void
  resolve: (id: string) => void
  /** Fills the focused field with a word from the document. */
  takeWord: (word: string) => void
}

/** Holds the corrections of a receipt, which are stored only on approval. */
export function useReview(receipt: ReceiptReviewFragment, organizationCurrency: string): Review {
  const locale = useLocale()
  const [initial] = useState(() => formOf(receipt, organizationCurrency))
  const [stored, setForm] = useState(initial)
  const { currency, date } = stored.fields
  const isForeign = currency !== organizationCurrency
  const lastRate = useLastRate(isForeign ? currency : null, date || null)
  const form = isForeign ? withRate(stored, lastRate, organizationCurrency) : stored
  const [target, setTarget] = useState<Target | null>(null)
  const selectedWords = useRef<{ id: string; count: number }>({ id: '', count: 0 })
  const checks = checksOf(receipt, form)

  const resolve = (id: string) => setForm((now) => ({ ...now, resolved: new Set([...now.resolved, id]) }))
  const setField = (name: FieldName, value: string) => {
    // The rate and the charged amount are computed from each other, and both are of one currency.
    const cleared = name === 'rate' ? { baseAmount: '' } : name === 'currency' ? { rate: '', baseAmount: '' } : {}
    setForm((now) => ({ ...now, fields: { ...now.fields, ...cleared, [name]: value } }))
    resolve(name)
  }
  const setItem = (key: string, changes: Partial<FormItem>) => {
    setForm((now) => ({ ...now, items: now.items.map((item) => (item.key === key ? { ...item, ...changes } : item)) }))
    resolve(key)
  }

  /** The first word replaces the value, and further words are appended. */
  const joined = (id: string, now: string, word: string) => {
    const isNext = selectedWords.current.id === id && selectedWords.current.count > 0
    selectedWords.current = { id, count: isNext ? selectedWords.current.count + 1 : 1 }
    return isNext ? `${now} ${word}` : word
  }
  const takeForField = (name: FieldName, word: string) => {
    if (name === 'merchant' || (isTextField(name) && !isDayField(name)))
      return setField(name, joined(name, form.fields[name], word))
    if (name === 'currency') return
    const value = isDayField(name) ? dayIn(word, locale) : amountIn(word, locale)
    if (value !== null) setField(name, value)
  }
  const takeForItem = (key: string, part: 'name' | 'amount', word: string) => {
    const item = form.items.find((each) => each.key === key)
    if (part === 'name') return setItem(key, { description: joined(key, item?.description ?? '', word) })
    const amount = amountIn(word, locale)
    if (amount !== null) setItem(key, { amount })
  }

  return {
    form,
    isTouched: stored !== initial,
    checks,
    marks: highlightsOf(receipt, checks, target),
    target,
    setTarget(next) {
      if (target === null || idOf(next) !== idOf(target)) selectedWords.current = { id: '', count: 0 }
      setTarget(next)
    },
    setField,
    setItem,
    resolve,
    addItem() {
      const item = newItem(form.items)
      setForm((now) => ({ ...now, items: [...now.items, item] }))
      focusOn({ kind: 'item', key: item.key, part: 'name' })
    },
    removeItem: (key) => setForm((now) => ({ ...now, items: now.items.filter((item) => item.key !== key) })),
    choose: (changes) => setForm((now) => ({ ...now, ...changes })),
    takeWord(word) {
      if (target?.kind === 'field') takeForField(target.name, word)
      if (target?.kind === 'item') takeForItem(target.key, target.part, word)
    },
  }
}

export function nameOf(target: Target): string {
  return target.kind === 'field' ? target.name : `${target.key} ${target.part}`
}

export function focusOn(target: Target): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const field = document.querySelector<HTMLElement>(`[data-target="${CSS.escape(nameOf(target))}"]`)
      field?.focus()
      if (!(field instanceof HTMLInputElement)) return
      // Shows the beginning of a long name.
      field.setSelectionRange(0, 0)
      field.scrollLeft = 0
    }),
  )
}
