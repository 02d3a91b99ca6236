import {
  ArrowLeftRight,
  ChartColumn,
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
  hasCount?: boolean
  isInBottomBar?: boolean
}

export const navigationLinks: readonly NavigationLink[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, isInBottomBar: true },
  { to: '/review', label: 'Review', icon: Inbox, hasCount: true },
  { to: '/transactions', label: 'Transactions', icon: ArrowLeftRight, isInBottomBar: true },
  { to: '/receipts', label: 'Receipts', icon: ReceiptText },
  { to: '/budgets', label: 'Budgets', icon: Target, isInBottomBar: true },
  { to: '/categories', label: 'Categories', icon: Tags, isInBottomBar: true },
  { to: '/reports', label: 'Reports', icon: ChartColumn },
  { to: '/settings', label: 'Settings', icon: Settings, isInBottomBar: true },
]
