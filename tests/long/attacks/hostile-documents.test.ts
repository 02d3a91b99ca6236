import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReader, type Reader } from '../../../server/adapters/reader.ts'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { hostileFiles } from '../../reader/hostile.ts'

const receipt = drawReceipt('MARKET\nBread 9.00\nTOTAL CHF 9.00')
let reader: Reader

beforeAll(async () => {
  reader = openReader()
  await reader.warm()
})
afterAll(() => reader.close())

test.each(Object.entries(hostileFiles))(
  '%s ends with a reading or an error, and the next document is read',
  async (_, { make, ends }) => {
    const bytes = await make()
    const outcome = await reader.read({ bytes, contentType: 'image/jpeg' }).then(
      () => 'read',
      (error: unknown) => error,
    )
    const end = outcome instanceof ReadingError ? outcome.code : outcome
    expect(ends, String(outcome)).toContain(end)
    if (outcome instanceof ReadingError) expect(outcome.message).toMatch(/^[A-Z][^\n]{20,160}\.$/)
    const { receipts } = await reader.read({ bytes: receipt, contentType: 'image/jpeg' })
    expect(receipts[0]?.total.value).toBe('9.00')
  },
)
