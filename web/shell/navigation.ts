import { t } from '@lingui/core/macro'
import {
  ArrowLeftRight,
  ChartColumn,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Tags,
  Target,
} from 'lucide-react'

export interface NavigationLink {
  to: string
  label: string
  icon: LucideIcon
  hasCount?: boolean
  isInBottomBar?: boolean
}

/** @param hasAccounts an organization without accounts has no link to them */
export const navigationLinks = (hasAccounts: boolean): readonly NavigationLink[] => [
  { to: '/dashboard', label: t`Dashboard`, icon: LayoutDashboard, isInBottomBar: true },
  { to: '/review', label: t`Review`, icon: Inbox, hasCount: true },
  { to: '/transactions', label: t`Transactions`, icon: ArrowLeftRight, isInBottomBar: true },
  { to: '/receipts', label: t`Receipts`, icon: ReceiptText },
  { to: '/budgets', label: t`Budgets`, icon: Target, isInBottomBar: true },
  ...(hasAccounts ? [{ to: '/accounts', label: t`Accounts`, icon: Landmark }] : []),
  { to: '/categories', label: t`Categories`, icon: Tags, isInBottomBar: true },
  { to: '/reports', label: t`Reports`, icon: ChartColumn },
  { to: '/settings', label: t`Settings`, icon: Settings, isInBottomBar: true },
]

export const reviewLabel = (count: number | null) => (count ? t`Review, ${count} to review` : t`Review`)
