import {
  CreateCategoryDocument,
  SetBudgetDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  DeleteTransactionsDocument,
  TransactionsDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { record, team, today, watch } from './live-steps.ts'

const { openAt } = openBrowser()
const month = () => today().slice(0, 7)

test('the ledger: every screen updates live without reads', async ({ baseUrl, signUp }) => {
  const { ada, ben, groceries } = await team(signUp)
  const lunch = await record(ada, 'Lunch', '4.00', groceries)
  const { context, page, problems } = await openAt(baseUrl, ben, '/dashboard')
  const screen = watch(page)
  const figures = page.getByLabel('Monthly totals')

  await screen.follows(
    '/dashboard',
    figures.getByText('$4.00').first(),
    () => record(ada, 'Harbor fee', '8.00', groceries),
    [figures.getByText('$12.00').first(), page.getByText('Harbor fee').first()],
  )
  await screen.follows(
    '/transactions',
    page.getByRole('row', { name: /Harbor fee/ }),
    async () => {
      await record(ada, 'Rope', '3.00', groceries)
      await ada.graphql(DeleteTransactionsDocument, { ids: [lunch.id] })
    },
    [page.getByRole('row', { name: /Rope/ }), page.getByText('−$11.00').first()],
  )
  expect(await page.getByRole('row', { name: /Lunch/ }).count()).toBe(0)

  const [rope] = (await ada.graphql(TransactionsDocument, { filter: { text: 'rope' } })).transactions.edges
  await screen.follows(
    '/transactions?text=tar',
    page.getByText(/Nothing matches|No transactions/).first(),
    () =>
      ada.graphql(UpdateTransactionDocument, {
        id: rope?.node.id ?? '',
        changes: { description: 'Pine tar', amount: '5' },
      }),
    [page.getByRole('row', { name: /Pine tar.*−\$5\.00/ })],
  )
  await screen.follows(
    `/budgets?month=${month()}`,
    page.getByText('No budgets').or(page.getByText('Nothing planned')).or(page.getByText('Groceries')).first(),
    () => ada.graphql(SetBudgetDocument, { categoryId: groceries, month: month(), amount: '100' }),
    [page.getByText('$87.00').first()],
  )
  await screen.follows(
    '/categories',
    page.getByText('Groceries').first(),
    () =>
      ada.graphql(CreateCategoryDocument, { input: { name: 'Sailing', type: 'EXPENSE', icon: 'sailboat', color: 3 } }),
    [page.getByText('Sailing').first()],
  )
  await screen.follows(
    '/settings/organization',
    page.getByText('The currency is locked once there are transactions.'),
    async () => {
      await record(ada, 'Third', '1.00', groceries)
      await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Harbor & Tar' } })
    },
    [page.getByRole('button', { name: 'Organization: Harbor & Tar' })],
  )
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Harbor & Tar')
  expect(problems).toEqual([])
  await context.close()
})
