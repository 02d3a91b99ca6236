import { ApproveDocumentItemsDocument } from '../../../web/operations/generated.ts'
import { ApproveStagedItemDocument, DocumentItemsDocument, SayDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import { untilRead, upload } from './receipt-steps.ts'

const statement = 'Date,Description,Amount\n2026-11-03,Gehalt,2300.00\n2026-11-04,Rent,900.00\n'

test('a statement row without a direction is recorded only after a person says whether it was spent', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const file = { fileName: 'bank.csv', contentType: 'text/csv', bytes: Buffer.from(statement) }
  const { sessionId } = await converse(ada)
  const { document } = await untilRead(ada, async () => {
    const storagePath = await upload(ada, baseUrl, file)
    const { sendMessage } = await ada.graphql(SayDocument, { input: { sessionId, storagePath } })
    return { documentId: sendMessage.userMessage.document?.id ?? '' }
  })
  const documentId = document.id
  const { documentItems } = await ada.graphql(DocumentItemsDocument, { documentId })
  const [pay, rent] = documentItems.map(({ id }) => id) as [string, string]

  const asked = 'Choose first whether this was spent or received.'
  const all = await ada.graphql(ApproveDocumentItemsDocument, { documentId })
  expect(all.approveDocumentItems).toMatchObject({ approved: 0, left: 2, reason: asked })
  await expect(ada.graphql(ApproveStagedItemDocument, { id: pay })).rejects.toMatchObject({ fields: { type: asked } })

  await ada.graphql(ApproveStagedItemDocument, { id: pay, input: { type: 'INCOME' } })
  await ada.graphql(ApproveStagedItemDocument, { id: rent, input: { type: 'EXPENSE' } })
  const { items } = (await ada.rest('GET', '/transactions')).body
  expect(items.map(({ type, description }: Record<string, string>) => [type, description])).toEqual([
    ['Expense', 'Rent'],
    ['Income', 'Gehalt'],
  ])
})
