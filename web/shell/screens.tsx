import type { ApolloClient } from '@apollo/client'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

type ScreenComponent = ComponentType & {
  /** Requests the screen's main query before the user's profile and organizations are known. */
  preload?: (client: ApolloClient, search: string) => Promise<unknown> | undefined
}

export type Screen = RouteObject & {
  /** Loads the component before the screen is shown. */
  load?: () => Promise<ScreenComponent>
  preload?: ScreenComponent['preload']
  /** True for a screen without the padding and bars of the shell. */
  isWholeScreen?: boolean
  children?: Screen[]
}

/**
 * The screens inside the shell, one row each:
 * `{ path: 'dashboard', load: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage }`.
 * `isWholeScreen` takes padding and bars away, as the review of a receipt wants it.
 */
export const screens: Screen[] = [
  {
    path: 'dashboard',
    load: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: 'transactions',
    load: async () => (await import('../features/transactions/list/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    path: 'transactions/new',
    load: async () => (await import('../features/transactions/form/NewTransactionPage.tsx')).NewTransactionPage,
  },
  {
    path: 'transactions/recurring',
    load: async () => (await import('../features/recurrences/RecurringPage.tsx')).RecurringPage,
  },
  {
    path: 'transactions/import',
    load: async () => (await import('../features/imports/ImportsPage.tsx')).ImportsPage,
  },
  {
    path: 'transactions/import/:importId',
    load: async () => (await import('../features/imports/ImportPage.tsx')).ImportPage,
  },
  {
    path: 'budgets',
    load: async () => (await import('../features/budgets/month/BudgetsPage.tsx')).BudgetsPage,
  },
  {
    path: 'budgets/year',
    load: async () => (await import('../features/budgets/year/BudgetYearPage.tsx')).BudgetYearPage,
  },
  {
    path: 'accounts',
    load: async () => (await import('../features/accounts/AccountsPage.tsx')).AccountsPage,
  },
  {
    path: 'accounts/new',
    load: async () => (await import('../features/accounts/NewAccountPage.tsx')).NewAccountPage,
  },
  {
    path: 'accounts/:accountId',
    load: async () => (await import('../features/transactions/register/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: 'categories',
    load: async () => (await import('../features/categories/CategoriesPage.tsx')).CategoriesPage,
  },
  {
    path: 'categories/new',
    load: async () => (await import('../features/categories/NewCategoryPage.tsx')).NewCategoryPage,
  },
  {
    path: 'settings',
    load: async () => (await import('../features/settings/SettingsLayout.tsx')).SettingsLayout,
    children: [
      {
        index: true,
        load: async () => (await import('../features/settings/SettingsStart.tsx')).SettingsStart,
      },
      {
        path: 'profile',
        load: async () => (await import('../features/settings/user/ProfileSection.tsx')).ProfileSection,
      },
      {
        path: 'formats',
        load: async () => (await import('../features/settings/user/FormatsSection.tsx')).FormatsSection,
      },
      {
        path: 'security',
        load: async () => (await import('../features/settings/security/SecuritySection.tsx')).SecuritySection,
      },
      {
        path: 'tokens',
        load: async () => (await import('../features/settings/tokens/ApiTokensSection.tsx')).ApiTokensSection,
      },
      {
        path: 'organization-tokens',
        load: async () =>
          (await import('../features/settings/tokens/OrganizationTokensSection.tsx')).OrganizationTokensSection,
      },
      {
        path: 'connected-apps',
        load: async () => (await import('../features/connected-apps/ConnectedAppsSection.tsx')).ConnectedAppsSection,
      },
      {
        path: 'notifications',
        load: async () => (await import('../features/settings/user/NotificationsSection.tsx')).NotificationsSection,
      },
      {
        path: 'account',
        load: async () => (await import('../features/settings/user/AccountSection.tsx')).AccountSection,
      },
      {
        path: 'organization',
        load: async () => (await import('../features/settings/organization/GeneralSection.tsx')).GeneralSection,
      },
      {
        path: 'plan',
        load: async () => (await import('../features/settings/plan/PlanSection.tsx')).PlanSection,
      },
      {
        path: 'tags',
        load: async () => (await import('../features/tags/TagsSection.tsx')).TagsSection,
      },
      {
        path: 'rules',
        load: async () => (await import('../features/rules/RulesSection.tsx')).RulesSection,
      },
      {
        path: 'reading',
        load: async () => (await import('../features/settings/reading/ReadingSection.tsx')).ReadingSection,
      },
      {
        path: 'data',
        load: async () => (await import('../features/settings/data/DataSection.tsx')).DataSection,
      },
      {
        path: 'webhooks',
        load: async () => (await import('../features/webhooks/WebhooksSection.tsx')).WebhooksSection,
      },
      {
        path: 'change-log',
        load: async () => (await import('../features/change-log/ChangeLogSection.tsx')).ChangeLogSection,
      },
      {
        path: 'delete-organization',
        load: async () =>
          (await import('../features/settings/organization/DeleteOrganizationSection.tsx')).DeleteOrganizationSection,
      },
      {
        path: 'members',
        load: async () => (await import('../features/settings/members/MembersSection.tsx')).MembersSection,
      },
    ],
  },
  {
    path: 'organizations',
    load: async () => (await import('../features/organizations/OrganizationsPage.tsx')).OrganizationsPage,
  },
  {
    path: 'organizations/new',
    load: async () => (await import('../features/organizations/NewOrganizationPage.tsx')).NewOrganizationPage,
  },
  {
    path: 'review',
    load: async () => (await import('../features/review/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: 'budgets/review/:documentId',
    load: async () => (await import('../features/review/BudgetReviewPage.tsx')).BudgetReviewPage,
  },
  {
    path: 'receipts',
    load: async () => (await import('../features/receipts/list/ReceiptsPage.tsx')).ReceiptsPage,
  },
  {
    path: 'receipts/:receiptId/review',
    load: async () => (await import('../features/receipts/review/ReceiptReviewPage.tsx')).ReceiptReviewPage,
    isWholeScreen: true,
  },
  {
    path: 'reports',
    load: async () => (await import('../features/reports/ReportsPage.tsx')).ReportsPage,
  },
  {
    load: async () => (await import('../features/settings/SettingsLayout.tsx')).SettingsLayout,
    children: [{ path: 'trash', load: async () => (await import('../features/trash/TrashPage.tsx')).TrashPage }],
  },
]

export const AssistantWindow: LazyExoticComponent<ComponentType<{ isBeside: boolean; onClose: () => void }>> | null =
  lazy(async () => ({
    default: (await import('../features/assistant/window/AssistantWindow.tsx')).AssistantWindow,
  }))
