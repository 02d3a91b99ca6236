import { plural, t } from '@lingui/core/macro'
import { ArrowLeftRight, type LucideIcon, ReceiptText, Tag, Target } from 'lucide-react'
import type { TrashKind, TrashRowFragment } from '../../generated.ts'

export const icons: Record<TrashKind, LucideIcon> = {
  TRANSACTION: ArrowLeftRight,
  RECEIPT: ReceiptText,
  CATEGORY: Tag,
  BUDGET: Target,
}

export const trashFilters = (): { value: 'all' | TrashKind; label: string }[] => [
  { value: 'all', label: t`All` },
  { value: 'TRANSACTION', label: t`Transactions` },
  { value: 'RECEIPT', label: t`Receipts` },
  { value: 'CATEGORY', label: t`Categories` },
  { value: 'BUDGET', label: t`Budgets` },
]

export function nameOf({ kind, title }: Pick<TrashRowFragment, 'kind' | 'title'>): string {
  if (title) return title
  switch (kind) {
    case 'TRANSACTION':
      return t`Unnamed transaction`
    case 'RECEIPT':
      return t`Unnamed receipt`
    case 'CATEGORY':
      return t`Unnamed category`
    case 'BUDGET':
      return t`Unnamed budget`
  }
}

const dayLength = 24 * 60 * 60 * 1_000

export function timeLeft(endsAt: string, now: Date): string {
  const left = (Date.parse(endsAt) - now.getTime()) / dayLength
  if (left < 1) return t`Less than a day left`
  const days = Math.round(left)
  return t`${plural(days, { one: '# day left', other: '# days left' })}`
}
