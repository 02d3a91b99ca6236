import { ApproveReceiptDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { fetchArchive, recordsIn } from '../portability/archive-steps.ts'
import { addReceipt, asRead, pdf } from './receipt-steps.ts'

test('the VAT ID of a seller is normalized, shown, logged, archived and undone', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { id, version, ...receipt } = await addReceipt(ada, baseUrl, pdf())
  const read = async () => (await ada.rest('GET', `/receipts/${id}`)).body.vendor_vat_id
  const input = asRead({ id, version, ...receipt })
  const approve = (vendorVatId: string | null) =>
    ada.graphql(ApproveReceiptDocument, { id, version, input: { ...input, vendorVatId } })

  expect(await read()).toBeNull()
  for (const wrong of ['DE 123 456 789 012 345 678 9', 'DE#123']) {
    await expect(approve(wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { vendorVatId: 'Enter a VAT ID of at most 20 letters and digits.' },
    })
  }
  await approve('de 123.456-789')
  expect(await read()).toBe('DE123456789')

  const [batch] = (await ada.rest('GET', '/change-log?kind=receipt')).body.items
  const [change] = batch.changes.filter(({ kind }: { kind: string }) => kind === 'receipt')
  expect(change.fields).toContainEqual({
    name: 'vendor_vat_id',
    label: 'VAT ID',
    before: null,
    after: { text: 'DE123456789', amount: null, currency: null, date: null },
  })
  expect(recordsIn((await fetchArchive(ada, baseUrl)).files, 'receipts')).toMatchObject([
    { vendor_vat_id: 'DE123456789' },
  ])

  expect((await ada.rest('POST', `/changes/${batch.id}/undo`, {})).body).toMatchObject({ done: true })
  expect(await read()).toBeNull()
})
