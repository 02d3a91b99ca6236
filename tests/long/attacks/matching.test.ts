import { DeclineMatchDocument } from '../../../web/operations/generated.ts'
import { attach, matchesOf, pay } from '../../api/intake/matching-steps.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('no match, decline or message crosses organizations', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const [own, foreign] = [await pay(ada), await pay(bob)]
  const receipt = await addReceipt(ada, baseUrl, pdf())
  expect(receipt.matches.map(({ transaction }) => transaction.id)).toEqual([own])

  const decline = (person: TestUser, transactionId: string) =>
    person.graphql(DeclineMatchDocument, { receiptId: receipt.id, transactionId })
  await expect(decline(bob, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(decline(ada, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(attach(ada, receipt, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await matchesOf(ada, receipt.id)).document.state).toBe('STAGING')
})
