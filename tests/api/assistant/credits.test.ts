import { AiUsageDocument } from '../../../web/operations/generated.ts'
import { csv } from '../../support/data/sent-files.ts'
import { expect, test } from '../../support/test.ts'
import { creditsOf, sendAndWait } from '../intake/file-steps.ts'
import { pdf } from '../intake/receipt-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { long, usageOf } from './credits-steps.ts'

test('credit usage is listed by user and type for Owners and Admins', async ({ signUp, baseUrl }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp, 'Sam Reed')
  await sendAndWait(ada, baseUrl, pdf())
  await sendAndWait(ada, baseUrl, long(6))
  await sendAndWait(sam, baseUrl, csv('Category,Planned\nFood,400\n'))
  // A repeated file counts as a document but costs no credit.
  await sendAndWait(sam, baseUrl, pdf())

  const line = (name: string, kind: string, documents: number, credits: number) => ({
    kind,
    documents,
    credits,
    person: { name },
  })
  const sams = [line('Sam Reed', 'BUDGET_LIST', 1, 1), line('Sam Reed', 'RECEIPT', 1, 0)]
  expect(await usageOf(ada)).toMatchObject([line('Ada Black', 'RECEIPT', 2, 3), ...sams])
  expect(await usageOf(sam)).toMatchObject(sams)
  expect([await creditsOf(ada), await creditsOf(sam)]).toEqual([3, 1])
  expect((await ada.graphql(AiUsageDocument, { month: '2020-02' })).aiUsage).toEqual([])
})
