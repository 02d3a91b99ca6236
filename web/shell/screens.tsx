import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { OfflineQueue } from '../app/offline/OfflineQueue.tsx'
import { PresenceSubscription } from '../app/presence/PresenceSubscription.tsx'
import { UndoController } from '../app/undo/UndoController.tsx'
import { InvitationDialog } from '../features/invitations/InvitationDialog.tsx'
import { Tour } from '../features/onboarding/Tour.tsx'
import { CountryReminder } from './CountryReminder.tsx'
import { LiveUpdates } from './LiveUpdates.tsx'

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
    lazy: screen(async () => (await import('../features/transactions/list/TransactionsPage.tsx')).TransactionsPage),
  },
  {
    path: 'transactions/new',
    lazy: screen(async () => (await import('../features/transactions/form/NewTransactionPage.tsx')).NewTransactionPage),
  },
  {
    path: 'transactions/recurring',
    lazy: screen(async () => (await import('../features/recurrences/RecurringPage.tsx')).RecurringPage),
  },
  {
    path: 'transactions/import',
    lazy: screen(async () => (await import('../features/imports/ImportsPage.tsx')).ImportsPage),
  },
  {
    path: 'transactions/import/:importId',
    lazy: screen(async () => (await import('../features/imports/ImportPage.tsx')).ImportPage),
  },
  {
    path: 'budgets',
    lazy: screen(async () => (await import('../features/budgets/month/BudgetsPage.tsx')).BudgetsPage),
  },
  {
    path: 'budgets/year',
    lazy: screen(async () => (await import('../features/budgets/year/BudgetYearPage.tsx')).BudgetYearPage),
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
        lazy: screen(async () => (await import('../features/settings/user/ProfileSection.tsx')).ProfileSection),
      },
      {
        path: 'formats',
        lazy: screen(async () => (await import('../features/settings/user/FormatsSection.tsx')).FormatsSection),
      },
      {
        path: 'notifications',
        lazy: screen(
          async () => (await import('../features/settings/user/NotificationsSection.tsx')).NotificationsSection,
        ),
      },
      {
        path: 'account',
        lazy: screen(async () => (await import('../features/settings/user/AccountSection.tsx')).AccountSection),
      },
      {
        path: 'organization',
        lazy: screen(async () => (await import('../features/settings/organization/GeneralSection.tsx')).GeneralSection),
      },
      {
        path: 'plan',
        lazy: screen(async () => (await import('../features/settings/plan/PlanSection.tsx')).PlanSection),
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
        lazy: screen(async () => (await import('../features/settings/data/DataSection.tsx')).DataSection),
      },
      {
        path: 'change-log',
        lazy: screen(async () => (await import('../features/change-log/ChangeLogSection.tsx')).ChangeLogSection),
      },
      {
        path: 'delete-organization',
        lazy: screen(
          async () =>
            (await import('../features/settings/organization/DeleteOrganizationSection.tsx')).DeleteOrganizationSection,
        ),
      },
      {
        path: 'members',
        lazy: screen(async () => (await import('../features/settings/members/MembersSection.tsx')).MembersSection),
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
    lazy: screen(async () => (await import('../features/receipts/list/ReceiptsPage.tsx')).ReceiptsPage),
  },
  {
    path: 'receipts/:receiptId/review',
    lazy: screen(async () => (await import('../features/receipts/review/ReceiptReviewPage.tsx')).ReceiptReviewPage),
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

export const AssistantWindow: LazyExoticComponent<ComponentType<{ onClose: () => void }>> | null = lazy(async () => ({
  default: (await import('../features/assistant/window/AssistantWindow.tsx')).AssistantWindow,
}))

export const mountedEverywhere: ComponentType[] = [
  LiveUpdates,
  PresenceSubscription,
  InvitationDialog,
  Tour,
  CountryReminder,
  UndoController,
  OfflineQueue,
]

export const mountedWithoutOrganization: ComponentType[] = [InvitationDialog]

export function screen(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await load() })
}
