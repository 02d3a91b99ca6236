import { describe, expect, test } from 'vitest'
import {
  AcceptInvitationDocument as AcceptDocument,
  CreateTransactionDocument,
  AssistantCreditsDocument as CreditsAllowedDocument,
} from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { pdf } from '../../api/intake/receipt-steps.ts'
import { addressFor, choose, createBillingFixture, planOf, put, useCredits } from '../../api/people/billing-fixture.ts'
import { invite } from '../../api/people/invitations-steps.ts'
import { CreateReceiptDocument, DocumentDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'

const fixture = createBillingFixture()

describe('credits', () => {
  const noCredits = {
    errorCode: 'NO_CREDITS',
    message:
      'You have no AI credits left this month. They renew on the 1st. You can still ask questions and add transactions.',
  }
  const bytes = (name: string) =>
    new Uint8Array(pdf([[name], ['Date: 2026-03-14'], ['Milk', '1.20'], ['TOTAL', '$1.20']]).bytes)
  const allowed = async (person: TestUser) =>
    (await person.graphql(CreditsAllowedDocument, {})).me.limits.aiProcessesPerMonth

  test('a document without credits stores nothing, and everything else still works', async () => {
    const ada = await fixture.signUp()
    await useCredits(fixture, ada, 24)
    const first = await addressFor(fixture, ada)
    expect(await put(first, bytes('CORNER SHOP'))).toMatchObject({ status: 200 })
    const input = { storagePath: first.storagePath, fileName: 'a.pdf', contentType: 'application/pdf' }
    const { createReceipt } = await ada.graphql(CreateReceiptDocument, { input })
    const { id } = createReceipt.document
    await expect.poll(async () => (await ada.graphql(DocumentDocument, { id })).document.stage).toBe('STAGED')
    const fileCount = await fixture.countFiles(ada)

    expect(await put(await addressFor(fixture, ada), bytes('OTHER SHOP'))).toMatchObject({
      status: 402,
      body: noCredits,
    })
    const { say: sendMessage, sessionId } = await converse(ada)
    const form = new FormData()
    form.set('session_id', sessionId)
    form.set('file', new File([bytes('THIRD SHOP')], 'c.pdf', { type: 'application/pdf' }))
    expect(await ada.rest('POST', '/assistant/command', form)).toMatchObject({ status: 402, body: noCredits })
    expect(await fixture.countFiles(ada)).toBe(fileCount)
    expect((await planOf(ada)).usage).toMatchObject({ credits: 25, creditsLimit: 25 })

    // A repeated file uses no storage, so it is accepted.
    expect(await put(await addressFor(fixture, ada), bytes('CORNER SHOP'))).toMatchObject({ status: 200 })
    expect((await sendMessage('spent 5 on coffee')).drafts).toHaveLength(1)
    await ada.graphql(CreateTransactionDocument, { input: expense({}) })
    await choose(ada, 'PERSONAL')
    expect(await put(await addressFor(fixture, ada), bytes('OTHER SHOP'))).toMatchObject({ status: 200 })
  })

  test('the credits are those of the best plan that the user owns or of the current organization', async () => {
    const [ada, ben] = [await fixture.signUp(), await fixture.signUp()]
    await choose(ada, 'TEAM')
    const { id } = await invite(ada, ben.email)
    await ben.graphql(AcceptDocument, { id })
    const guest = ben.in(ada.organizationId)
    expect([await allowed(ben), await allowed(guest)]).toEqual([25, 500])
    await choose(ben, 'BUSINESS')
    expect([await allowed(ben), await allowed(guest), await allowed(ada)]).toEqual([1_500, 1_500, 500])
    await useCredits(fixture, ben, 30)
    expect((await planOf(ben)).usage).toMatchObject({ credits: 30, creditsLimit: 1_500 })
  })
})
