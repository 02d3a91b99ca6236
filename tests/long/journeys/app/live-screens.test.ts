import {
  CreateTransactionDocument,
  RevokeInvitationDocument as TakeInvitationBackDocument,
  UpdateMemberRoleDocument,
} from '../../../../web/operations/generated.ts'
import { send, untilOver } from '../../../api/intake/file-steps.ts'
import { invite, joinAs } from '../../../api/people/invitations-steps.ts'
import { approve, idOf, team, watch } from '../../../browser/app/live-steps.ts'
import { rowOf, soon } from '../../../browser/app/on-screen.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { uploadReceipt } from '../../../support/data/sample-ledger.ts'
import { csv } from '../../../support/data/sent-files.ts'
import { DiscardReceiptDocument } from '../../../support/generated.ts'
import { expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

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
