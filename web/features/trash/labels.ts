import { ArrowLeftRight, type LucideIcon, ReceiptText, Tag, Target } from 'lucide-react'
import type { TrashKind, TrashRowFragment } from '../../generated.ts'
import { pluralize } from '../../shared/format/pluralize.ts'

export const kinds: Record<TrashKind, { one: string; many: string; icon: LucideIcon }> = {
  TRANSACTION: { one: 'transaction', many: 'transactions', icon: ArrowLeftRight },
  RECEIPT: { one: 'receipt', many: 'receipts', icon: ReceiptText },
  CATEGORY: { one: 'category', many: 'categories', icon: Tag },
  BUDGET: { one: 'budget', many: 'budgets', icon: Target },
}

export const trashFilters: { value: 'all' | TrashKind; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'TRANSACTION', label: 'Transactions' },
  { value: 'RECEIPT', label: 'Receipts' },
  { value: 'CATEGORY', label: 'Categories' },
  { value: 'BUDGET', label: 'Budgets' },
]

export function nameOf({ kind, title }: Pick<TrashRowFragment, 'kind' | 'title'>): string {
  return title || `A ${kinds[kind].one} without a name`
}

const dayLength = 24 * 60 * 60 * 1_000

export function timeLeft(endsAt: string, now: Date): string {
  const days = (Date.parse(endsAt) - now.getTime()) / dayLength
  return days < 1 ? 'Less than a day left' : `${pluralize(Math.round(days), 'day')} left`
}
