import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LiveMessages } from '../features/assistant/LiveMessages.tsx'
import { InvitationDialog } from '../features/invitations/InvitationDialog.tsx'
import { Tour } from '../features/onboarding/Tour.tsx'
import { LivePendingItems } from '../features/review/LivePendingItems.tsx'
import { CountryReminder } from './CountryReminder.tsx'
import { LedgerLive } from './ledger/LedgerLive.tsx'
import { PresenceLive } from './presence/PresenceLive.tsx'
import { UndoDesk } from './undo/UndoDesk.tsx'
import { UnsentLive } from './unsent/UnsentLive.tsx'

/**
 * The screens inside the shell, one row each:
 * `{ path: 'dashboard', lazy: screen(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage) }`.
 * `handle: { isWholeScreen: true }` takes padding and bars away, as the review of a receipt wants it.
 */
export const screens: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: screen(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage),
  },
  {
    path: 'transactions',
    lazy: screen(async () => (await import('../features/transactions/TransactionsPage.tsx')).TransactionsPage),
  },
  {
    path: 'transactions/new',
    lazy: screen(async () => (await import('../features/transactions/NewTransactionPage.tsx')).NewTransactionPage),
  },
  {
    path: 'transactions/recurring',
    lazy: screen(async () => (await import('../features/recurring/RecurringPage.tsx')).RecurringPage),
  },
  {
    path: 'transactions/import',
    lazy: screen(async () => (await import('../features/import/ImportsPage.tsx')).ImportsPage),
  },
  {
    path: 'transactions/import/:importId',
    lazy: screen(async () => (await import('../features/import/ImportPage.tsx')).ImportPage),
  },
  {
    path: 'budgets',
    lazy: screen(async () => (await import('../features/budgets/BudgetsPage.tsx')).BudgetsPage),
  },
  {
    path: 'budgets/year',
    lazy: screen(async () => (await import('../features/budgets/BudgetYearPage.tsx')).BudgetYearPage),
  },
  {
    path: 'categories',
    lazy: screen(async () => (await import('../features/categories/CategoriesPage.tsx')).CategoriesPage),
  },
  {
    path: 'categories/new',
    lazy: screen(async () => (await import('../features/categories/NewCategoryPage.tsx')).NewCategoryPage),
  },
  {
    path: 'settings',
    lazy: screen(async () => (await import('../features/settings/SettingsLayout.tsx')).SettingsLayout),
    children: [
      {
        index: true,
        lazy: screen(async () => (await import('../features/settings/SettingsStart.tsx')).SettingsStart),
      },
      {
        path: 'profile',
        lazy: screen(async () => (await import('../features/settings/ProfileSection.tsx')).ProfileSection),
      },
      {
        path: 'formats',
        lazy: screen(async () => (await import('../features/settings/FormatsSection.tsx')).FormatsSection),
      },
      {
        path: 'notifications',
        lazy: screen(async () => (await import('../features/settings/NotificationsSection.tsx')).NotificationsSection),
      },
      {
        path: 'account',
        lazy: screen(async () => (await import('../features/settings/AccountSection.tsx')).AccountSection),
      },
      {
        path: 'organization',
        lazy: screen(async () => (await import('../features/settings/GeneralSection.tsx')).GeneralSection),
      },
      {
        path: 'plan',
        lazy: screen(async () => (await import('../features/settings/PlanSection.tsx')).PlanSection),
      },
      {
        path: 'tags',
        lazy: screen(async () => (await import('../features/tags/TagsSection.tsx')).TagsSection),
      },
      {
        path: 'rules',
        lazy: screen(async () => (await import('../features/rules/RulesSection.tsx')).RulesSection),
      },
      {
        path: 'data',
        lazy: screen(async () => (await import('../features/settings/DataSection.tsx')).DataSection),
      },
      {
        path: 'change-log',
        lazy: screen(async () => (await import('../features/change-log/ChangeLogSection.tsx')).ChangeLogSection),
      },
      {
        path: 'delete-organization',
        lazy: screen(
          async () => (await import('../features/settings/DeleteOrganizationSection.tsx')).DeleteOrganizationSection,
        ),
      },
      {
        path: 'members',
        lazy: screen(async () => (await import('../features/settings/MembersSection.tsx')).MembersSection),
      },
    ],
  },
  {
    path: 'organizations',
    lazy: screen(async () => (await import('../features/organizations/OrganizationsPage.tsx')).OrganizationsPage),
  },
  {
    path: 'organizations/new',
    lazy: screen(async () => (await import('../features/organizations/NewOrganizationPage.tsx')).NewOrganizationPage),
  },
  {
    path: 'review',
    lazy: screen(async () => (await import('../features/review/ReviewPage.tsx')).ReviewPage),
  },
  {
    path: 'budgets/review/:documentId',
    lazy: screen(async () => (await import('../features/review/BudgetReviewPage.tsx')).BudgetReviewPage),
  },
  {
    path: 'receipts',
    lazy: screen(async () => (await import('../features/receipts/ReceiptsPage.tsx')).ReceiptsPage),
  },
  {
    path: 'receipts/:receiptId/review',
    lazy: screen(async () => (await import('../features/receipts/ReceiptReviewPage.tsx')).ReceiptReviewPage),
    handle: { isWholeScreen: true },
  },
  {
    path: 'reports',
    lazy: screen(async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage),
  },
  {
    path: 'trash',
    lazy: screen(async () => (await import('../features/trash/TrashPage.tsx')).TrashPage),
  },
]

/** The assistant's window; its code is loaded when it is first opened. */
export const AssistantWindow: LazyExoticComponent<ComponentType<{ onClose: () => void }>> | null = lazy(async () => ({
  default: (await import('../features/assistant/AssistantWindow.tsx')).AssistantWindow,
}))

/** What is there on every screen of an organization: live changes, who else is here, the tour, an invitation to answer. */
export const mountedEverywhere: ComponentType[] = [
  LedgerLive,
  LiveMessages,
  LivePendingItems,
  PresenceLive,
  InvitationDialog,
  Tour,
  CountryReminder,
  UndoDesk,
  UnsentLive,
]

/** The same for somebody without an organization: only what needs none. */
export const mountedWithoutOrganization: ComponentType[] = [InvitationDialog]

/** A screen whose code is loaded when it is first opened. */
export function screen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await load() })
}
