import { countBytesInFlight } from '../../../server/http/limits/bytes-in-flight.ts'
import { openUpload, signUpload } from '../../../server/intake/uploads/upload-token.ts'
import { createSigner } from '../../../server/platform/security/signer.ts'
import { createBucket, RateLimitError } from '../../../server/platform/security/token-bucket.ts'
import { expect, test } from '../../support/test.ts'
import { post } from './transport-client.ts'

test('a token bucket gives its burst and then its refill', () => {
  let now = 1_000_000
  const bucket = createBucket({ capacity: 10, perSecond: 2 }, () => now)
  for (let at = 0; at < 10; at += 1) bucket.take('ada')
  expect(() => bucket.take('ada', 4)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 2 }))
  bucket.take('bob', 10)
  now += 1_000
  bucket.take('ada', 2)
  expect(() => bucket.take('ada')).toThrow()
  now += 60_000
  bucket.take('ada', 10)
  expect(() => bucket.take('ada')).toThrow()
})

test('an upload address ends after 5 minutes or with the key that signed it', () => {
  const signer = createSigner(['a'.repeat(32)])
  const now = Date.now()
  const ticket = {
    organizationId: crypto.randomUUID(),
    userId: crypto.randomUUID(),
    uploadId: crypto.randomUUID(),
    contentType: 'image/png',
    maxBytes: 10,
    isExact: true,
    expiresAt: now + 300_000,
  }
  const token = signUpload(signer, ticket).replace('/uploads/', '')
  expect(openUpload(signer, token, now + 299_999)).toMatchObject(ticket)
  expect(openUpload(signer, token, now + 300_000)).toBeUndefined()
  expect(openUpload(createSigner(['b'.repeat(32), 'a'.repeat(32)]), token, now)).toMatchObject(ticket)
  expect(openUpload(createSigner(['b'.repeat(32)]), token, now)).toBeUndefined()
  expect(openUpload(signer, signer.sign('file', JSON.stringify(ticket)), now)).toBeUndefined()
})

test('bytes in flight are limited for an organization and a process, and released', () => {
  const { reserve } = countBytesInFlight({ perOrganization: 100, perProcess: 150 })
  const release = reserve('a', 60)
  expect(() => reserve('a', 41)).toThrow(RateLimitError)
  reserve('b', 90)
  expect(() => reserve('c', 1)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
  release()
  reserve('a', 60)
  expect(() => reserve('a', 41)).toThrow(RateLimitError)
})

test('lists that grow with an organization cost their possible length', async ({ baseUrl, signUp }) => {
  const { token, organizationId } = await signUp()
  const headers = { authorization: `Bearer ${token}`, 'x-active-organization-id': organizationId }
  const ask = async (times: number) => {
    const lists = Array.from(
      { length: times },
      (_, at) => `l${at}: invitations { ${'id email role '.repeat(9)} isExpired sentAt }`,
    )
    const { body } = await post(baseUrl, JSON.stringify({ query: `{ ${lists.join(' ')} }` }), headers)
    return JSON.stringify(body)
  }
  expect(await ask(12)).toContain('"l11":[]')
  expect(await ask(13)).toContain('This request is too expensive.')
})

test('the cost of a field includes its database work', async ({ baseUrl, signUp }) => {
  const { token, organizationId } = await signUp()
  const headers = { authorization: `Bearer ${token}`, 'x-active-organization-id': organizationId }
  const ask = async (field: string) => {
    const fields = Array.from({ length: 20 }, (_, at) => `f${at}: ${field}`)
    const { body } = await post(baseUrl, JSON.stringify({ query: `{ ${fields.join(' ')} }` }), headers)
    return JSON.stringify(body).includes('This request is too expensive.')
  }
  expect(await ask('pendingItemCount')).toBe(false)
  expect(await ask('transactionTotals { count }')).toBe(false)
  expect(await ask('transactionTotals(filter: { text: "a" }) { count }')).toBe(true)
  expect(await ask(`importRows(importId: "${organizationId}", first: 1, search: "a") { totalCount }`)).toBe(true)
  expect(await ask('rulePreview(input: { text: "a", marksReviewed: true }) { count }')).toBe(true)
  expect(await ask('earlierTransactions(description: "ca", type: EXPENSE) { id }')).toBe(true)
})
