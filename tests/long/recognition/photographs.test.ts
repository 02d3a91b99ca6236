import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { damages } from '../../reader/damages.ts'
import { receiptTexts } from '../../reader/slips.ts'

let reader: Reader

beforeAll(async () => {
  reader = openReader()
  await reader.warm()
})
afterAll(() => reader.close())

test.each([
  'tilted by 30 degrees',
  'on its head, askew',
  'very dark',
  'barely there',
  'in the shadow of a hand',
  'light on dark',
  'tiny on a sheet',
  'long on a table',
  'badly blurred',
  '300 pixels wide',
  'curled',
  'dark, askew and noisy',
])('a receipt %s is read', async (damage) => {
  const bytes = await damages[damage]?.(receiptTexts.american.trim())
  const { receipts } = await reader.read({
    bytes: bytes ?? Buffer.alloc(0),
    contentType: 'image/jpeg',
    readingContext: { today: '2024-06-30' },
  })
  expect(receipts).toMatchObject([
    {
      merchant: { value: expect.stringMatching(/^PEACHTREE ?DINER$/) },
      date: { value: '2024-03-07' },
      total: { value: '19.06' },
    },
  ])
})
