import { inject } from 'vitest'
import {
  DeclineMatchDocument,
  ReceiptMatchingDocument as MatchConfirmationsDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import {
  ApproveReceiptDocument,
  ChooseToAttachDocument,
  DiscardReceiptDocument,
  DiscardStagedItemDocument,
  MatchesOfAllDocument,
  PendingReceiptsChangedDocument,
  ReadDocumentAgainDocument,
  type ReceiptDetailsFragment,
  ReceiptDocument,
} from '../../support/generated.ts'
import { signUp, type TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { attach, matchesOf, type Payment, pay } from './matching-steps.ts'
import type { PrintedLine } from './receipt-files.ts'
import { addReceipt, asRead, cornerShop, pdf, untilRead } from './receipt-steps.ts'

test('a later transaction is matched with the pending receipt and delivered immediately', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  expect(receipt.matches).toEqual([])
  const subscription = await follow(ada)

  const id = await pay(ada, { description: 'CORNER SHOP 4711' })

  const reasons = ['Same amount', 'Same day', 'Similar name']
  expect(await untilMatches(subscription, receipt.id)).toEqual([{ reasons, transaction: { id } }])
  await ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '90.00' } })
  expect(await untilMatches(subscription, receipt.id)).toEqual([])
  await ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '9.00', date: '2026-03-16' } })
  expect(await untilMatches(subscription, receipt.id)).toMatchObject([
    { reasons: ['Same amount', '2 days apart', reasons[2]] },
  ])
  await subscription.stop()
})

test('a declined match is never suggested again or attached', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const [wrong, right] = [await pay(ada), await pay(ada, { date: '2026-03-16' })]
  const receipt = await addReceipt(ada, baseUrl, pdf())
  expect(receipt.matches.map(({ transaction }) => transaction.id)).toEqual([wrong, right])

  const { declineMatch } = await ada.graphql(DeclineMatchDocument, { receiptId: receipt.id, transactionId: wrong })
  expect(declineMatch.matches).toMatchObject([{ transaction: { id: right } }])

  await ada.graphql(UpdateTransactionDocument, { id: wrong, changes: { description: 'Corner shop, Main Street' } })
  await untilRead(ada, async () => {
    await ada.graphql(ReadDocumentAgainDocument, { id: receipt.document.id })
    return { documentId: receipt.document.id }
  })
  const now = await matchesOf(ada, receipt.id)
  expect(now.matches.map(({ transaction }) => transaction.id)).toEqual([right])
  const reread = await read(ada, receipt.id)
  await expect(attach(ada, reread, wrong)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'This match was declined. Choose another transaction.',
  })
  await attach(ada, reread, right)
  await expect(
    ada.graphql(DeclineMatchDocument, { receiptId: receipt.id, transactionId: right }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: 'This receipt has already been reviewed.' })
})

const ways: Record<string, (person: TestUser, receiptId: string, transactionId: string) => Promise<unknown>> = {
  'thrown away': (person, id) => person.graphql(DiscardReceiptDocument, { id }),
  'thrown away line by line': async (person, id) => {
    const { items } = await read(person, id)
    for (const item of items) await person.graphql(DiscardStagedItemDocument, { id: item.id })
  },
  declined: (person, receiptId, transactionId) => person.graphql(DeclineMatchDocument, { receiptId, transactionId }),
}

test.each(Object.entries(ways))(
  'a transaction is suggested for its best receipt until that receipt is %s',
  async (_, end) => {
    const baseUrl = inject('baseUrl')
    const ada = await signUp(baseUrl)
    const id = await pay(ada, { description: 'Corner shop' })
    const other = await addReceipt(ada, baseUrl, pdf([['GREEN MARKET'], ...cornerShop.slice(1)]))
    expect(other.matches).toMatchObject([{ reasons: ['Same amount', 'Same day'] }])

    const subscription = await follow(ada)
    const receipt = await addReceipt(ada, baseUrl, pdf())

    expect(receipt.matches).toMatchObject([{ transaction: { id } }])
    expect(await untilMatches(subscription, other.id)).toEqual([])
    await end(ada, receipt.id, id)
    expect(await untilMatches(subscription, other.id)).toMatchObject([{ transaction: { id } }])
    await subscription.stop()
  },
)

test('confirmed merchant names are recognized later', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const [first, second] = [
    await pay(ada, { description: 'SumUp *CS 0815' }),
    await pay(ada, { description: 'SUMUP *CS 4711', amount: '9.10', date: '2026-03-21' }),
  ]
  const receipt = await addReceipt(ada, baseUrl, pdf())
  await attach(ada, receipt, first)
  expect((await ada.graphql(MatchConfirmationsDocument, {})).matchConfirmations).toBe(1)

  const next = await addReceipt(ada, baseUrl, pdf(shop({ day: '2026-03-20' })))

  expect(next.matches).toEqual([
    {
      reasons: ['Amount differs by 0.10 USD', '1 day apart', 'You confirmed this name once'],
      transaction: { id: second },
    },
  ])
})

test('a tip is allowed for restaurants', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const id = await pay(ada, { description: 'Blue Café', amount: '10.50' })
  const receipt = await addReceipt(ada, baseUrl, pdf([['BLUE CAFE'], ...cornerShop.slice(1)]))
  expect(receipt.matches).toEqual([
    { reasons: ['Amount differs by 1.50 USD (a tip)', 'Same day', 'Similar name'], transaction: { id } },
  ])
})

test('a receipt in another currency is matched by its converted amount', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await pay(ada, { description: 'Museum', currency: 'EUR', rate: '1.1', date: '2026-03-12' })
  const id = await pay(ada, { description: 'Corner Shop Berlin', amount: '10.00' })
  const receipt = await addReceipt(ada, baseUrl, pdf([...cornerShop.slice(0, -1), ['TOTAL EUR', '9.00']]))
  expect(receipt.matches).toEqual([
    { reasons: ['About the same amount in USD', 'Same day', 'Similar name'], transaction: { id } },
  ])
})

test('a certain match is attached automatically if the organization has chosen so', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await teach(ada, baseUrl, 'CORNER SHOP')
  await ada.graphql(ChooseToAttachDocument, { attachesReceipts: true })
  const subscription = await follow(ada)
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const id = await pay(ada, { description: 'Corner shop', date: '2026-03-15' })

  await untilState(subscription, receipt.document.id, 'PROCESSED')
  expect(await matchesOf(ada, receipt.id)).toMatchObject({
    items: Array.from({ length: 3 }, () => ({ state: 'MERGED', transactionId: id })),
    transactions: [{ id }],
  })
  expect((await ada.graphql(MatchConfirmationsDocument, {})).matchConfirmations).toBe(0)

  const later = await pay(ada, { description: 'Corner shop', date: '2026-04-02' })
  const other = await addReceipt(ada, baseUrl, pdf(shop({ day: '2026-04-01' })))
  await untilState(subscription, other.document.id, 'PROCESSED')
  expect((await matchesOf(ada, other.id)).transactions).toEqual([{ id: later }])
  await subscription.stop()
})

test('an uncertain match is left to the user', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const kinds: Record<string, { lines: PrintedLine[]; payments: Payment[] }> = {
    'its lines do not come to its total': {
      lines: shop({ name: 'RED HOUSE', total: '$19.00' }),
      payments: [{ description: 'Red House', amount: '19.00' }],
    },
    'two transactions may be meant': {
      lines: shop({ name: 'BLUE HOUSE' }),
      payments: [{ description: 'Blue House' }, { description: 'Blue House', date: '2026-03-15' }],
    },
    'the name is another': { lines: shop({ name: 'GREEN MARKET' }), payments: [{ description: 'Transfer' }] },
    'it is booked days later': {
      lines: shop({ name: 'WHITE BAKERY' }),
      payments: [{ description: 'White Bakery', date: '2026-03-19' }],
    },
  }
  for (const { lines } of Object.values(kinds)) await teach(ada, baseUrl, lines[0]?.[0] ?? '')
  await ada.graphql(ChooseToAttachDocument, { attachesReceipts: true })
  kinds['its merchant is new'] = { lines: shop({ name: 'NEW PLACE' }), payments: [{ description: 'New Place' }] }
  const subscription = await follow(ada)
  const unmatchedReceipts: ReceiptDetailsFragment[] = []
  for (const { lines, payments } of Object.values(kinds)) {
    for (const payment of payments) await pay(ada, payment)
    unmatchedReceipts.push(await addReceipt(ada, baseUrl, pdf(lines)))
  }
  // The job that attaches this receipt has checked the others too.
  const sure = await addReceipt(ada, baseUrl, pdf(shop({ name: 'WHITE BAKERY', day: '2026-02-01' })))
  await pay(ada, { description: 'White Bakery', date: '2026-02-01' })
  await untilState(subscription, sure.document.id, 'PROCESSED')

  for (const [index, { id }] of unmatchedReceipts.entries()) {
    const kind = Object.keys(kinds)[index]
    expect([kind, (await matchesOf(ada, id)).document.state]).toEqual([kind, 'STAGING'])
  }
  await subscription.stop()
})

test('the list shows the possible matches of each receipt, including receipts without any', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const names = ['RED HOUSE', 'BLUE HOUSE', 'GREEN HOUSE']
  const receipts: ReceiptDetailsFragment[] = []
  for (const name of names) receipts.unshift(await addReceipt(ada, baseUrl, pdf(shop({ name }))))
  const id = await pay(ada, { description: 'Red house' })
  const [green, blue, red] = receipts
  if (!green || !blue || !red) throw new Error('Three receipts were expected.')

  await attach(ada, blue, await pay(ada, { description: 'Blue house' }))

  const list = async (unmatched: boolean) =>
    (await ada.graphql(MatchesOfAllDocument, { unmatched })).receipts.edges.map(({ node }) => node)
  expect((await list(true)).map((receipt) => receipt.id)).toEqual([green.id, red.id])
  expect((await list(false)).map((receipt) => receipt.id)).toEqual(receipts.map((receipt) => receipt.id))
  await expect
    .poll(async () => (await list(false)).find((receipt) => receipt.id === red.id)?.matches)
    .toEqual([{ transaction: { id } }])
})

async function teach(person: TestUser, baseUrl: string, name: string) {
  const receipt = await addReceipt(person, baseUrl, pdf(shop({ name, day: '2026-01-05' })))
  const { id, version } = receipt
  await person.graphql(ApproveReceiptDocument, { id, version, input: { ...asRead(receipt), merchant: name } })
}

interface Shop {
  name?: string
  day?: string
  total?: string
}

function shop({ name = 'CORNER SHOP', day = '2026-03-14', total = '$9.00' }: Shop): PrintedLine[] {
  return [[name], ['Main Street 5'], [`Date: ${day}`], ...cornerShop.slice(3, -1), ['TOTAL', total]]
}

const read = async (person: TestUser, id: string) => (await person.graphql(ReceiptDocument, { id })).receipt

type MatchSubscription = Awaited<ReturnType<typeof follow>>
const follow = (person: TestUser) => person.subscribe(PendingReceiptsChangedDocument, {})

async function untilMatches(subscription: MatchSubscription, receiptId: string) {
  for (;;) {
    const { receipts } = (await subscription.next()).pendingItemsChanged
    const received = receipts.find(({ id }) => id === receiptId)
    if (received) return received.matches
  }
}

async function untilState(subscription: MatchSubscription, documentId: string, state: string) {
  for (;;) {
    const { documents } = (await subscription.next()).pendingItemsChanged
    if (documents.some((document) => document.id === documentId && document.state === state)) return
  }
}
