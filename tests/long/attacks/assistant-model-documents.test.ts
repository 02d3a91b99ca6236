import { expect, test } from 'vitest'
import { printed } from '../../api/assistant/assistant-model-documents-steps.ts'
import { createModelFixture } from '../../api/assistant/model-fixture.ts'
import { addReceipt, cornerShop, pdf } from '../../api/intake/receipt-steps.ts'

const fixture = createModelFixture()

test('a value of the wrong type counts as not read', async () => {
  const odd = { ...printed, total: '9,00 dollars', date: '2031-01-01', currency: 'Dollars', merchant: '\u202e12' }
  fixture.model.when('Dogwood Lane', () => ({ fill: { ...odd, items: [{ name: '', quantity: 'x', amount: '-1e9' }] } }))
  const { total, date, merchant, currency } = await read('Dogwood Lane')
  expect({ total, date, merchant, currency }).toMatchObject({
    total: { value: '9.00', doubt: null },
    date: { value: '2026-03-14', doubt: null },
    merchant: { value: 'CORNER SHOP' },
    currency: { value: 'USD' },
  })
})

test.each([
  ['Fir Lane', { status: 401 }, 'unauthorized'],
  ['Gorse Lane', { status: 429 }, 'limited'],
  ['Hazel Lane', { say: 'I see a receipt.' }, 'unusable'],
] as const)('a document is read without a model that fails (%s)', async (street, reply, outcome) => {
  fixture.model.when(street, () => reply)
  expect((await read(street)).total).toMatchObject({ value: '9.00', doubt: null })
  expect(await outcomes()).toContain(outcome)
})

async function read(street: string, lines = cornerShop) {
  const person = await fixture.signUp()
  const [name, , ...rest] = lines
  const file = pdf([name ?? [''], [street], ...rest], `${street}.pdf`)
  return addReceipt(person, fixture.server.baseUrl, file)
}

async function outcomes(): Promise<string[]> {
  const rows = await fixture.owner<{ outcome: string }>("select outcome from model_calls where purpose = 'document'")
  return rows.map(({ outcome }) => outcome)
}
