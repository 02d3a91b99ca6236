import { AssistantCreditsDocument as CreditsUsedDocument } from '../../../web/operations/generated.ts'
import { DiscardReceiptDocument, ReceiptsDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { addReceipt, cornerShop, pdf } from './receipt-steps.ts'

test('a repeated receipt is shown next to the first and costs nothing', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const first = await addReceipt(ada, baseUrl, pdf())
  const again = await addReceipt(ada, baseUrl, pdf())

  expect(first.duplicateOf).toBeNull()
  expect(again.duplicateOf).toEqual({ id: first.id })
  const { me } = await ada.graphql(CreditsUsedDocument, {})
  expect(me.usageStats.currentMonthAiProcessingCount).toBe(1)
})

test('the list contains every receipt once, newest first, and filters by state', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const ids: string[] = []
  for (const name of ['CORNER SHOP', 'GREEN MARKET', 'BLUE BAKERY']) {
    ids.unshift((await addReceipt(ada, baseUrl, pdf([[name], ...cornerShop.slice(1)]))).id)
  }
  await ada.graphql(DiscardReceiptDocument, { id: ids[1] ?? '' })

  const page = async (variables: object) => (await ada.graphql(ReceiptsDocument, variables)).receipts
  const first = await page({ first: 2 })
  const rest = await page({ first: 2, after: first.pageInfo.endCursor })
  expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(ids)
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  expect((await page({ state: 'DISCARDED' })).edges.map(({ node }) => node.id)).toEqual([ids[1]])
  await expect(page({ after: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_CURSOR' })
})
