import { writePdf } from '../../reader/write-pdf.ts'
import { listPicture } from '../../support/data/list-picture.ts'
import {
  ApproveBudgetLineDocument,
  BudgetListReadDocument,
  type BudgetListReadQuery,
  ConversationDocument,
  DiscardStagedItemDocument,
  PlannedDocument,
  ReceiptsDocument,
  SayDocument,
  SetBudgetDocument,
} from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { pdf, type SentFile, untilRead, upload } from './receipt-steps.ts'

const march = '2026-03'
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

test('lines of one list for the same category add up, in any order and once each', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const text = 'Budget March 2026,\nItem,Planned\nNetflix,13\nSpotify,10.50\nHulu,8\nRent,700\n'
  const subscriptions = async () => (await planned(ada, march))['Subscriptions & software']

  const first = (await addList(ada, baseUrl, csv(text))).items
  const [netflix, spotify, hulu] = first
  await approve(ada, spotify?.id)
  const between = (await read(ada, first[0]?.documentId)).items
  expect(between[0]).toMatchObject({ plannedNow: { value: '10.50' }, plannedAfter: { value: '23.50' } })
  await approve(ada, netflix?.id)
  await expect(approve(ada, netflix?.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await subscriptions()).toBe('23.50')
  await ada.graphql(DiscardStagedItemDocument, { id: hulu?.id ?? '' })
  expect(await subscriptions()).toBe('23.50')

  const again = (await addList(ada, baseUrl, csv(`${text}\n`))).items
  expect(again[0]).toMatchObject({ plannedNow: { value: '23.50' }, plannedAfter: { value: '13.00' } })
  await Promise.all(again.map(({ id }) => approve(ada, id)))
  expect(await subscriptions()).toBe('31.50')
  expect((await planned(ada, march))['Rent & mortgage']).toBe('700.00')
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

const onPaper = [
  ['Family budget March 2026'],
  ['EXPENSES', 'Planned', 'Actual'],
  ['Housing'],
  ['  Rent', '1,100.00', '1,100.00'],
  ['  Utilities', '140.00', '162.35'],
  ['Food'],
  ['  Groceries', '420.00', '388.12'],
  ['Total expenses', '1,660.00', '1,650.47'],
]

test('a photo of a budget list is read as a list and not as a receipt', { timeout }, async ({ signUp, baseUrl }) => {
  const file = { fileName: 'plan.jpg', contentType: 'image/jpeg', bytes: listPicture(onPaper, 3) }
  await fromPaperToPlan(await signUp(), baseUrl, file)
})

test('a PDF of a budget list is read as a list', async ({ signUp, baseUrl }) => {
  const bytes = writePdf([{ lines: onPaper.map((cells) => cells.join('   ')) }])
  await fromPaperToPlan(await signUp(), baseUrl, { fileName: 'plan.pdf', contentType: 'application/pdf', bytes })
})

async function fromPaperToPlan(ada: TestUser, baseUrl: string, file: SentFile) {
  const { sessionId } = await converse(ada)
  const sent = await send(ada, baseUrl, sessionId, file)
  const { document, items } = await read(ada, sent.documentId)

  expect(document).toMatchObject({
    kind: 'BUDGET_LIST',
    receiptId: null,
    stage: 'STAGED',
    reviewPath: `/budgets/review/${sent.documentId}`,
  })
  expect(items.map(inShort)).toEqual([
    'Rent 1100.00 2026-03 Rent & mortgage',
    'Utilities 140.00 2026-03 Utilities',
    'Groceries 420.00 2026-03 Groceries',
  ])
  expect(items.map(({ note }) => note)).toEqual(['Housing', 'Housing', 'Food'])
  const tops = items.map(({ place }) => place?.y ?? 0)
  expect(items.every(({ place }) => place?.page === 1 && place.width > 0.5)).toBe(true)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect((await ada.graphql(ReceiptsDocument, {})).receipts.edges).toEqual([])
  const reply = (await ada.graphql(ConversationDocument, { sessionId })).chatMessages.find(
    ({ id }) => id === sent.messageId,
  )
  expect(reply).toMatchObject({
    metadata: { type: 'BUDGET_LIST_PROCESSED', reviewUrl: `/budgets/review/${sent.documentId}` },
  })
  for (const { id } of items) await approve(ada, id)
  expect(await planned(ada, march)).toEqual({
    Groceries: '420.00',
    'Rent & mortgage': '1100.00',
    Utilities: '140.00',
  })
}

test('a receipt that arrives the same way is still read as a receipt', { timeout }, async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const { documentId } = await send(ada, baseUrl, sessionId, pdf())
  expect((await read(ada, documentId)).document.kind).toBe('RECEIPT')
})

test('a list of 50,000 rows ends quickly with an error', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { document } = await addList(ada, baseUrl, csv('Rent,1\n'.repeat(50_000)))
  expect(document).toMatchObject({
    stage: 'FAILED',
    failure: 'This list has 50,000 rows. The limit is 2,000. Split the list.',
    credits: 0,
  })
})

test('UTF-16, Windows-1250 and Windows-1252 files are decoded correctly', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const names = async (bytes: Buffer) =>
    (await addList(ada, baseUrl, { ...csv(''), bytes })).items.map(({ description }) => description)

  expect(await names(Buffer.from('\ufeffPosten;Betrag\nÖPNV;58,00\nBüro;20,00\n', 'utf16le'))).toEqual(['ÖPNV', 'Büro'])
  expect(await names(Buffer.from('Posten;Betrag\nÖPNV;58,00\nBüro;20,00\n', 'latin1'))).toEqual(['ÖPNV', 'Büro'])
  const polish = Buffer.concat([
    Buffer.from('Kategoria;Planowane\n'),
    Buffer.from([0xaf, 0x79, 0x77, 0x6e, 0x6f, 0x9c, 0xe6]),
    Buffer.from(';900,00\nPr'),
    Buffer.from([0xb9]),
    Buffer.from('d;120,00\n'),
  ])
  expect(await names(polish)).toEqual(['Żywność', 'Prąd'])
})

function csv(text: string): SentFile {
  return { fileName: 'budget.csv', contentType: 'text/csv', bytes: Buffer.from(text) }
}

async function addList(person: TestUser, baseUrl: string, file: SentFile) {
  const { sessionId } = await converse(person)
  const { documentId } = await send(person, baseUrl, sessionId, file)
  return { documentId, ...(await read(person, documentId)) }
}

async function send(person: TestUser, baseUrl: string, sessionId: string, file: SentFile) {
  const { fileName, contentType } = file
  const storagePath = await upload(person, baseUrl, file)
  return untilRead(person, async () => {
    const input = { sessionId, storagePath, fileName, contentType, text: '' }
    const { assistantMessage, userMessage } = (await person.graphql(SayDocument, { input })).sendMessage
    return { documentId: userMessage.document?.id ?? '', messageId: assistantMessage.id }
  })
}

async function read(person: TestUser, documentId = '') {
  const { document, documentItems } = await person.graphql(BudgetListReadDocument, { documentId })
  return { document, items: documentItems.map((item) => ({ ...item, documentId })) }
}

async function approve(person: TestUser, id = '', input = {}) {
  return person.graphql(ApproveBudgetLineDocument, { id, input })
}

async function planned(person: TestUser, month: string) {
  const { budgets } = await person.graphql(PlannedDocument, { month })
  return Object.fromEntries(budgets.lines.map((line) => [line.category.name, line.planned.value]))
}

function inShort({ description, amount, month, category }: BudgetListReadQuery['documentItems'][number]): string {
  return `${description} ${amount.value} ${month} ${category?.name}`
}
