import type { Page, WebSocketRoute } from 'playwright-core'
import { converse } from '../api/conversation.ts'
import { send, untilOver } from '../api/file-steps.ts'
import { invite, joinAs, openBooks } from '../api/invitations-steps.ts'
import { openBrowser } from '../support/browser.ts'
import { uploadReceipt } from '../support/full-books.ts'
import {
  ApproveStagedItemDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeleteTransactionsDocument,
  DiscardReceiptDocument,
  InboxDocument,
  MembersDocument,
  SayDocument,
  SetBudgetDocument,
  TakeInvitationBackDocument,
  TransactionsDocument,
  UpdateMemberRoleDocument,
  UpdateOrganizationDocument,
  UpdateTransactionDocument,
} from '../support/generated.ts'
import { categoryOf, expense } from '../support/ledger.ts'
import type { TestPerson } from '../support/people.ts'
import { csv } from '../support/sent-files.ts'
import { expect, test } from '../support/test.ts'
import { reopenAssistant } from './assistant-steps.ts'
import { untilRead } from './documents-steps.ts'
import { rowOf, soon } from './on-screen.ts'

const { openAt } = openBrowser()
const today = () => new Date().toISOString().slice(0, 10)
const month = () => today().slice(0, 7)

/** Two people and a browser take their time on a busy machine. In milliseconds. */
const slow = 120_000

test('the books: every screen follows what another does, and asks for nothing', { timeout: slow }, async ({
  baseUrl,
  signUp,
}) => {
  const { ada, ben, groceries } = await team(signUp)
  const lunch = await record(ada, 'Lunch', '4.00', groceries)
  const { context, page, problems } = await openAt(baseUrl, ben, '/dashboard')
  const screen = watch(page)
  const figures = page.getByLabel('The month in figures')

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
    page.getByText('2 transactions are kept in it, so it stays.'),
    async () => {
      await record(ada, 'Third', '1.00', groceries)
      await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Harbor & Tar' } })
    },
    [
      page.getByText('3 transactions are kept in it, so it stays.'),
      page.getByRole('button', { name: 'Organization: Harbor & Tar' }),
    ],
  )
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Harbor & Tar')
  expect(problems).toEqual([])
  await context.close()
})

test('people and documents: the same for members, the inbox, lists, receipts and the plan', { timeout: slow }, async ({
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
    page.getByText('3 members who may write.'),
    async () => {
      invited = (await invite(ada, email, 'MEMBER')).id
      await ada.graphql(UpdateMemberRoleDocument, { userId: await idOf(ada, cleo), role: 'VIEWER' })
    },
    [rowOf(page, email), page.getByText('3 members who may write.'), page.getByLabel('Role of Cleo Hart')],
  )
  await expect.poll(() => page.getByLabel('Role of Cleo Hart').inputValue(), soon).toBe('VIEWER')
  await screen.follows(
    '/settings/members',
    rowOf(page, email),
    () => ada.graphql(TakeInvitationBackDocument, { id: invited }),
    [page.getByText('2 members who may write.'), page.getByText('Nobody is asked at the moment.')],
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
      // A transaction that says the same makes an item a possible duplicate; another item is decided.
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
    usage.getByText(/Budget lists 1/),
    async () => {
      receiptId = await uploadReceipt(ada)
    },
    [usage.getByText(/Receipts 1/)],
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

test('what was missed while the network was gone is there when it is back, exactly, with no read', {
  timeout: slow,
}, async ({ baseUrl, signUp }) => {
  const { ada, ben, groceries } = await team(signUp)
  const kept = await record(ada, 'Kept', '1.00', groceries)
  const gone = await record(ada, 'Gone', '2.00', groceries)
  const { context, page, problems } = await openAt(baseUrl, ben, '/dashboard')
  const line = await breakable(page)
  await page.goto(`${baseUrl}/transactions`)
  const screen = watch(page)
  await page.getByRole('row', { name: /Gone/ }).waitFor()
  await screen.settled()
  const before = screen.asked.length

  await context.setOffline(true)
  await line.cut()
  for (const each of ['One', 'Two', 'Three']) await record(ada, each, '1.00', groceries)
  await ada.graphql(DeleteTransactionsDocument, { ids: [gone.id] })
  await ada.graphql(UpdateTransactionDocument, { id: kept.id, changes: { amount: '10' } })
  await context.setOffline(false)
  line.mend()

  await page.getByText('−$13.00').first().waitFor({ timeout: 30_000 })
  const rows = await page.getByRole('row').filter({ hasText: '−$' }).allTextContents()
  expect(rows.filter((row) => /One|Two|Three|Kept/.test(row))).toHaveLength(4)
  expect(rows.filter((row) => row.includes('Gone'))).toEqual([])
  expect(screen.asked.slice(before)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('one’s own conversation goes on in every window, with the list of them and the credits', {
  timeout: slow,
}, async ({ baseUrl, signUp }) => {
  const { ada } = await team(signUp)
  const { sessionId } = await converse(ada)
  await ada.graphql(SayDocument, { input: { sessionId, text: 'What did I spend?' } })
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const screen = watch(page)
  const assistant = await reopenAssistant(page)
  await assistant.getByText('What did I spend?').first().waitFor()
  await screen.follows(
    null,
    assistant.getByText('What did I spend?').first(),
    () => ada.graphql(SayDocument, { input: { sessionId, text: 'And on groceries?' } }),
    [assistant.getByText('And on groceries?').first()],
  )
  expect(problems).toEqual([])
  await context.close()
})

/** Counts what a page asks for over HTTP. */
function watch(page: Page) {
  const asked: string[] = []
  let [open, lastAt] = [0, Date.now()]
  const isQuery = (url: string) => new URL(url).pathname === '/graphql'
  page.on('request', (request) => {
    if (!isQuery(request.url())) return
    asked.push(request.postDataJSON().operationName)
    open += 1
    lastAt = Date.now()
  })
  const over = (request: { url(): string }) => {
    if (isQuery(request.url())) open -= 1
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  const settled = () => {
    lastAt = Date.now()
    return expect.poll(() => open === 0 && Date.now() - lastAt > 400, { interval: 50 }).toBe(true)
  }

  return {
    asked,
    settled,
    /** Goes there (null: stays), has another do something, and sees it without having asked. */
    async follows(
      path: string | null,
      ready: ReturnType<Page['locator']>,
      act: () => Promise<unknown>,
      seen: readonly ReturnType<Page['locator']>[],
    ) {
      if (path !== null) {
        // As a link within the page does.
        await page.evaluate(async (to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        }, path)
        // The screen before stays until the code of this one is there.
        await page.locator('main[aria-busy="false"]').waitFor(untilRead)
      }
      await ready.waitFor(untilRead)
      await settled()
      const before = asked.length
      await act()
      for (const each of seen) await each.waitFor(untilRead)
      expect(asked.slice(before), `asked for at ${path}`).toEqual([])
    },
  }
}

/** The page's socket, which can be cut: Chromium leaves one that is open as it is when it is offline. */
async function breakable(page: Page) {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  return {
    async cut() {
      isCut = true
      await Promise.all([...open].map((socket) => socket.close({ code: 1012 })))
    },
    mend() {
      isCut = false
    },
  }
}

async function team(signUp: (options?: { name?: string }) => Promise<TestPerson>) {
  const ada = await openBooks(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben Hill')
  return { ada, ben, groceries: await categoryOf(ada, 'Groceries') }
}

async function idOf(asker: TestPerson, { email }: TestPerson): Promise<string> {
  const { members } = await asker.graphql(MembersDocument, {})
  return members.find((each) => each.email === email)?.id ?? ''
}

async function record(person: TestPerson, description: string, amount: string, categoryId: string) {
  const input = expense({ description, amount, categoryId, date: today() })
  return (await person.graphql(CreateTransactionDocument, { input })).createTransaction
}

async function approve(person: TestPerson, description: string) {
  const { pendingItems } = await person.graphql(InboxDocument, {})
  const item = pendingItems.find((each) => each.description === description)
  await person.graphql(ApproveStagedItemDocument, { id: item?.id ?? '' })
}
