import { UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { DeleteTransactionsDocument, SayDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { reopenAssistant } from '../assistant/assistant-steps.ts'
import { breakable, record, team, watch } from './live-steps.ts'
import { soon } from './on-screen.ts'

const { openAt } = openBrowser()

test('changes missed while offline appear after reconnecting, exactly and without reads', async ({
  baseUrl,
  signUp,
}) => {
  const { ada, ben, groceries } = await team(signUp)
  const retained = await record(ada, 'Kept', '1.00', groceries)
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
  await ada.graphql(UpdateTransactionDocument, { id: retained.id, changes: { amount: '10' } })
  await context.setOffline(false)
  line.mend()

  await page.getByText('−$13.00').first().waitFor()
  const rows = async () => {
    const texts = await page.getByRole('row').filter({ hasText: '−$' }).allTextContents()
    return texts.flatMap((text) => /One|Two|Three|Kept|Gone/.exec(text)?.[0] ?? []).sort()
  }
  await expect.poll(rows, soon).toEqual(['Kept', 'One', 'Three', 'Two'])
  expect(screen.asked.slice(before)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('the assistant session continues in every window, with its list and the credits', async ({ baseUrl, signUp }) => {
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
