import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { ArrowLeftRight, Landmark, type LucideIcon, ReceiptText, Tag, Target } from 'lucide-react'
import type { TrashKind, TrashRowFragment } from '../../generated.ts'

/** In the order of the filter. */
const kinds: Record<TrashKind, { icon: LucideIcon; many: MessageDescriptor; unnamed: MessageDescriptor }> = {
  TRANSACTION: { icon: ArrowLeftRight, many: msg`Transactions`, unnamed: msg`Unnamed transaction` },
  RECEIPT: { icon: ReceiptText, many: msg`Receipts`, unnamed: msg`Unnamed receipt` },
  CATEGORY: { icon: Tag, many: msg`Categories`, unnamed: msg`Unnamed category` },
  ACCOUNT: { icon: Landmark, many: msg`Accounts`, unnamed: msg`Unnamed account` },
  BUDGET: { icon: Target, many: msg`Budgets`, unnamed: msg`Unnamed budget` },
}

export const iconOf = (kind: TrashKind): LucideIcon => kinds[kind].icon

export const trashFilters = (): { value: 'all' | TrashKind; label: string }[] => [
  { value: 'all', label: t`All` },
  ...Object.entries(kinds).map(([kind, { many }]) => ({ value: kind as TrashKind, label: i18n._(many) })),
]

export const nameOf = ({ kind, title }: Pick<TrashRowFragment, 'kind' | 'title'>): string =>
  title || i18n._(kinds[kind].unnamed)

const dayLength = 24 * 60 * 60 * 1_000

export function timeLeft(endsAt: string, now: Date): string {
  const left = (Date.parse(endsAt) - now.getTime()) / dayLength
  if (left < 1) return t`Less than a day left`
  const days = Math.round(left)
  return t`${plural(days, { one: '# day left', other: '# days left' })}`
}
