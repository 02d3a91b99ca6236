import { SetBudgetDocument } from '../../../web/operations/generated.ts'
import { writePdf } from '../../reader/write-pdf.ts'
import { ConversationDocument } from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import {
  addList,
  approve,
  csv,
  fromPaperToPlan,
  inShort,
  march,
  onPaper,
  planned,
  read,
  send,
} from './budget-lists-steps.ts'
import { pdf } from './receipt-steps.ts'

const timeout = 60_000

test('a CSV file of several months sets the budgets of each month on approval', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const list = csv('Item,Jan 2026,Feb 2026\nRent,700,700\nFood,310,320\nTotal,1010,1020\n')
  const { documentId, items } = await addList(ada, baseUrl, list)

  expect(items.map(inShort)).toEqual([
    'Rent 700.00 2026-01 Rent & mortgage',
    'Rent 700.00 2026-02 Rent & mortgage',
    'Food 310.00 2026-01 Groceries',
    'Food 320.00 2026-02 Groceries',
  ])
  for (const { id } of items) await approve(ada, id)
  expect(await planned(ada, '2026-01')).toEqual({ Groceries: '310.00', 'Rent & mortgage': '700.00' })
  expect(await planned(ada, '2026-02')).toEqual({ Groceries: '320.00', 'Rent & mortgage': '700.00' })
  expect((await read(ada, documentId)).document.state).toBe('PROCESSED')
})

test('an existing budget is shown next to the line and replaced by it', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const categoryId = await categoryOf(ada, 'Groceries')
  await ada.graphql(SetBudgetDocument, { categoryId, month: march, amount: '250' })

  const { items } = await addList(ada, baseUrl, csv('Plan for March 2026,\nName,Budget\nGroceries,380\nOboe,40\n'))
  expect(items[0]).toMatchObject({ plannedNow: { value: '250.00' }, plannedAfter: { value: '380.00' } })
  expect(items[1]).toMatchObject({ category: null, plannedNow: null, plannedAfter: null })
  await approve(ada, items[0]?.id)
  expect(await planned(ada, march)).toEqual({ Groceries: '380.00' })
})

test('a negative line reduces the budget of its category, and none below zero', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const text = 'Budget March 2026,\nItem,Planned\nRebate,-85\nRent,700\nFood,300\n'
  const [rebate, rent] = (await addList(ada, baseUrl, csv(text))).items
  expect(rebate).toMatchObject({ amount: { value: '-85.00' }, type: 'EXPENSE' })

  const reduced = { categoryId: await categoryOf(ada, 'Rent & mortgage') }
  await expect(approve(ada, rebate?.id, reduced)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await approve(ada, rent?.id)
  await approve(ada, rebate?.id, reduced)
  expect(await planned(ada, march)).toEqual({ 'Rent & mortgage': '615.00' })
})

test('an unknown name is proposed as a cleaned category name and recognized the next time', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const text = 'Budget May 2026\n1. 🎷 oboe fund - 40\n2. Rent - 700\n3. Food - 300\n'
  const { items } = await addList(ada, baseUrl, csv(text))
  expect(items[0]).toMatchObject({ category: null, proposedCategoryName: 'Oboe fund', type: 'EXPENSE' })

  await approve(ada, items[0]?.id, { categoryId: await categoryOf(ada, 'Entertainment') })
  const next = await addList(ada, baseUrl, csv(text.replace('May', 'June')))
  expect(next.items[0]).toMatchObject({ category: { name: 'Entertainment' }, confidence: 1, month: '2026-06' })

  await approve(ada, (await addList(ada, baseUrl, csv('Plan 2027,Budget\nFlute fund,15\nLute,3\n'))).items[0]?.id, {
    createCategory: true,
    month: march,
  })
  expect(await planned(ada, march)).toEqual({ 'Flute fund': '15.00' })
})

test('a budget list pasted into the assistant is staged', async ({ signUp }) => {
  const ada = await signUp()
  const { sessionId, say: sendMessage } = await converse(ada)
  await sendMessage('My monthly budget\nRent: $1,200/mo\nGym 15/week\nCar insurance 600 per year')
  const { chatMessages } = await ada.graphql(ConversationDocument, { sessionId })
  const documentId = chatMessages.flatMap(({ metadata }) => metadata?.reviewUrl?.split('/').at(-1) ?? []).at(-1)

  expect(
    (await read(ada, documentId)).items.map(({ description, amount, doubt }) => [description, amount.value, doubt]),
  ).toEqual([
    ['Rent', '1200.00', null],
    ['Gym', '65.00', '$15.00 a week × 52 ÷ 12'],
    ['Car insurance', '50.00', '$600.00 a year ÷ 12'],
  ])
})

test('a PDF of a budget list is read as a list', async ({ signUp, baseUrl }) => {
  const bytes = writePdf([{ lines: onPaper.map((cells) => cells.join('   ')) }])
  await fromPaperToPlan(await signUp(), baseUrl, { fileName: 'plan.pdf', contentType: 'application/pdf', bytes })
})

test('a receipt that arrives the same way is still read as a receipt', { timeout }, async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const { documentId } = await send(ada, baseUrl, sessionId, pdf())
  expect((await read(ada, documentId)).document.kind).toBe('RECEIPT')
})
