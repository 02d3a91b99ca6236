import {
  ArrowLeftRight,
  Inbox,
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
  /** Carries the count of what waits for review. */
  hasCount?: boolean
  /** Also in the bottom bar of a phone. */
  isOnPhone?: boolean
}

export const navigationLinks: readonly NavigationLink[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, isOnPhone: true },
  { to: '/review', label: 'Review', icon: Inbox, hasCount: true },
  { to: '/transactions', label: 'Transactions', icon: ArrowLeftRight, isOnPhone: true },
  { to: '/receipts', label: 'Receipts', icon: ReceiptText },
  { to: '/budgets', label: 'Budgets', icon: Target, isOnPhone: true },
  { to: '/categories', label: 'Categories', icon: Tags, isOnPhone: true },
  { to: '/settings', label: 'Settings', icon: Settings, isOnPhone: true },
]
