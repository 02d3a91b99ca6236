import type { Page } from 'playwright-core'
import { page, type Screen, type Step } from './screen.ts'

/** Pages of an organization without records. */
export const emptyScreens: Screen[] = [
  page('/dashboard', 'First steps'),
  page('/transactions', 'No transactions yet'),
  page('/transactions/recurring', 'No recurring transactions yet'),
  page('/transactions/import', 'No imports yet'),
  page('/budgets', 'No budgets for {monthAndYear}'),
  page('/reports', 'Reports'),
  page('/receipts', 'No receipts yet'),
  page('/review', 'All reviewed'),
  page('/trash', 'Nothing in the trash'),
  page('/settings/tokens', 'No API tokens'),
  page('/settings/organization-tokens', 'No tokens or connected apps'),
  page('/settings/connected-apps', 'No connected apps'),
  page('/accounts', 'No accounts yet'),
  page('/settings/tags', 'No tags yet'),
  page('/settings/rules', 'No rules yet'),
  page('/settings/reading', 'No reviewed documents yet'),
  page('/settings/webhooks', 'No webhooks yet'),
]

/** Answers the queries of pages with an error, from now on. */
const failQueries: Step = (page) =>
  page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() ?? {}
    if (/^(Me|Memberships|Organizations|PendingItemCount)$/.test(operationName)) return route.fallback()
    const error = { message: 'ååå', extensions: { code: 'INTERNAL' } }
    return route.fulfill({ json: { data: null, errors: [error] } })
  })

const failing = (path: string, shows: string): Screen => ({ ...page(path, shows), name: `${path} fails` })

/** Pages whose queries fail, of a user who has not opened them before. */
export const failedScreens: Screen[] = [
  { ...failing('/transactions', "Couldn't load transactions"), name: '/transactions fails' },
  failing('/budgets', "Couldn't load budgets"),
  failing('/categories', "Couldn't load categories"),
  failing('/reports', "Couldn't load the report"),
  failing('/receipts', "Couldn't load receipts"),
  failing('/review', "Couldn't load the review inbox"),
  failing('/trash', "Couldn't load the trash"),
  failing('/transactions/recurring', "Couldn't load recurring transactions"),
  failing('/accounts', "Couldn't load accounts"),
  failing('/settings/tags', "Couldn't load tags"),
  failing('/settings/rules', "Couldn't load rules"),
  failing('/settings/members', "Couldn't load members"),
  failing('/settings/webhooks', "Couldn't load webhooks"),
  failing('/settings/change-log', "Couldn't load the change log"),
]

export const startFailing = (page: Page) => (failQueries as (page: Page) => Promise<unknown>)(page)

/** The screens of a Viewer, who may not change anything. */
export const viewerScreens: Screen[] = [
  page('/transactions', 'Transactions'),
  page('/budgets', 'Budgets'),
  page('/categories', 'Categories'),
  // The name of the currency is that of Intl.
  { ...page('/settings/organization', 'Owners and Admins can change this.'), typed: 'Dollar' },
  page('/settings/change-log', 'Only Owners and Admins can see the change log of {name}.'),
  page('/settings/plan', 'AI credits that you use appear here.'),
  page('/settings/delete-organization', 'Only an Owner can delete {name}.'),
]
