import { send, untilOver } from '../../api/intake/file-steps.ts'
import { invite, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { uploadReceipt } from '../../support/data/sample-ledger.ts'
import { csv } from '../../support/data/sent-files.ts'
import {
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeleteTransactionsDocument,
  DiscardReceiptDocument,
  SetBudgetDocument,
  TakeInvitationBackDocument,
  TransactionsDocument,
  UpdateMemberRoleDocument,
  UpdateOrganizationDocument,
  UpdateTransactionDocument,
} from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { approve, idOf, record, team, today, watch } from './live-steps.ts'
import { rowOf, soon } from './on-screen.ts'

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

test('members and documents: the member list, inbox, lists, receipts and plan update live without reads', async ({
  baseUrl,
  signUp,
}) => {
  const { ada, ben } = await team(signUp)
  const cleo = await joinAs('MEMBER', ada, signUp, 'Cleo Hart')
  const { context, page, problems } = await openAt(baseUrl, ben, '/settings/members')
  const screen = watch(page)
  const email = `dan-${crypto.randomUUID()}@example.test`
  let invited = ''

  await screen.follows(
    '/settings/members',
    page.getByLabel('Role of Cleo Hart'),
    async () => {
      invited = (await invite(ada, email, 'MEMBER')).id
      await ada.graphql(UpdateMemberRoleDocument, { userId: await idOf(ada, cleo), role: 'VIEWER' })
    },
    [rowOf(page, email), page.getByLabel('Role of Cleo Hart')],
  )
  await expect.poll(() => page.getByLabel('Role of Cleo Hart').inputValue(), soon).toBe('VIEWER')
  await screen.follows(
    '/settings/members',
    rowOf(page, email),
    () => ada.graphql(TakeInvitationBackDocument, { id: invited }),
    [page.getByText('No pending invitations.')],
  )

  const inbox = page.getByLabel('Inbox')
  await screen.follows(
    '/review',
    page.getByText('All reviewed'),
    async () => {
      const { id } = await send(
        ada,
        baseUrl,
        csv('Date,Text,Amount\n2026-03-02,Harbor ferry,-7.00\n2026-03-03,Elliott Books,-12.00\n', 'bank.csv'),
      )
      await untilOver(ada, id)
    },
    [inbox.getByText('Harbor ferry'), page.getByRole('link', { name: 'Review, 2 to review' }).first()],
  )
  await screen.follows(
    '/review',
    page.getByText('2 left'),
    async () => {
      await ada.graphql(CreateTransactionDocument, {
        input: expense({ description: 'Harbor Ferry', amount: '7.00', date: '2026-03-02' }),
      })
      await approve(ada, 'Elliott Books')
    },
    [page.getByText('1 left'), page.getByLabel('Possible duplicates')],
  )

  const { id: listId } = await send(ada, baseUrl, csv('Category,Amount\nGroceries,420\nSailing,80\n', 'budget.csv'))
  await untilOver(ada, listId)
  await screen.follows(
    `/budgets/review/${listId}`,
    page.getByText('0 of 2 reviewed'),
    () => approve(ada, 'Groceries'),
    [page.getByText('1 of 2 reviewed')],
  )

  const usage = page.getByRole('region', { name: 'AI credits used' }).or(page.locator('main')).first()
  let receiptId = ''
  await screen.follows(
    '/settings/plan',
    usage.getByText(/1 budget list/),
    async () => {
      receiptId = await uploadReceipt(ada)
    },
    [usage.getByText(/1 receipt/)],
  )
  await screen.follows(
    '/receipts?state=staging',
    page.getByRole('link', { name: /Greenlake/i }).first(),
    () => ada.graphql(DiscardReceiptDocument, { id: receiptId }),
    [page.getByText(/Nothing matches|No receipts/).first()],
  )
  expect(problems).toEqual([])
  await context.close()
})
