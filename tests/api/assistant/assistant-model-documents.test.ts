import { expect, test } from 'vitest'
import type { ModelRequest } from '../../support/servers/model-server.ts'
import { addReceipt, cornerShop, pdf } from '../intake/receipt-steps.ts'
import { printed } from './assistant-model-documents-steps.ts'
import { createModelFixture } from './model-fixture.ts'

const fixture = createModelFixture()

test('a model that agrees with the reader changes nothing and receives only the document', async () => {
  fixture.model.when('Alder Lane', () => ({ fill: printed }))
  const { merchant, date, total, totalProven, items } = await read('Alder Lane')
  expect({ merchant, date, total }).toMatchObject({
    merchant: { value: 'CORNER SHOP' },
    date: { value: '2026-03-14', doubt: null },
    total: { value: '9.00', doubt: null },
  })
  expect(totalProven).toBe(true)
  expect(items.map(({ description }) => description)).toEqual(['Milk', 'Bread', 'Shampoo'])

  const [request] = fixture.model.about('Alder Lane')
  expect(request).toMatchObject({ stream: false, tools: [], pictures: 1 })
  expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(request?.form).toMatchObject({ required: Object.keys(printed) })
})

test('a conflict between the model and the reader shows both values to the user', async () => {
  fixture.model.when('Birch Lane', () => ({ fill: { ...printed, total: '90.00', date: '2026-03-15' } }))
  const { total, date, items } = await read('Birch Lane')

  expect(total).toMatchObject({
    value: '9.00',
    doubt: expect.stringContaining(
      'The reader found $9.00, but the language model found $90.00. Compare them with the picture.',
    ),
  })
  expect(total.candidates.slice(0, 2)).toEqual(['9.00', '90.00'])
  expect(date.doubt).toContain('The reader found March 14, 2026, but the language model found March 15, 2026.')
  expect(items).toHaveLength(3)
})

test('a value that only the model read is filled in and marked', async () => {
  fixture.model.when('Cedar Lane', () => ({ fill: { ...printed, merchant: 'Cedar & Sons' } }))
  const lines = cornerShop.filter(([line]) => !line.startsWith('Date'))
  const { date } = await read('Cedar Lane', lines)
  expect(date).toMatchObject({
    value: '2026-03-14',
    doubt: expect.stringContaining('Only the language model read this. Compare it with the picture.'),
  })
})

test('a model without image support receives only the text', async () => {
  fixture.model.when('Elm Lane', ({ pictures }: ModelRequest) => (pictures > 0 ? { status: 400 } : { fill: printed }))
  expect((await read('Elm Lane')).total).toMatchObject({ value: '9.00', doubt: null })
  expect(fixture.model.about('Elm Lane').map(({ pictures }) => pictures)).toEqual([1, 0])
  expect(await outcomes()).toContain('answered')
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
