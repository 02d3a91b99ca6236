import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { AppError } from '../../../server/base/errors.ts'
import { verbatim } from '../../../server/base/text.ts'
import { limits } from '../../../server/http/limits/limits.ts'
import { createRateLimiter } from '../../../server/http/limits/rate-limiter.ts'
import { findRateLimitSubject } from '../../../server/http/rate-limit-subject.ts'
import type { HttpServices } from '../../../server/http/services.ts'
import { generateApiToken, isApiToken } from '../../../server/people/tokens/token-format.ts'
import { openApiTokens } from '../../../server/people/tokens/verify.ts'

const tokens = Array.from({ length: 200 }, generateApiToken)

test('a token has the documented format, and the checksum of a known one', () => {
  for (const token of tokens) expect(token).toMatch(/^pur_[0-9A-Za-z]{36}$/)
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(isApiToken(`pur_${'0'.repeat(30)}2C8GjS`)).toBe(true)
  expect(isApiToken(`pur_${'0'.repeat(30)}2C8GjT`)).toBe(false)
})

test("the secret scanner's expression of the README finds a token in a diff", () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const expression = /secret\s+scanner[^`]*`([^`]+)`/.exec(readme)?.[1] ?? ''
  const [token = ''] = tokens
  const diff = `@@ -1 +1,2 @@\n-PURSER_TOKEN=\n+PURSER_TOKEN=${token}\n+id: 0190b2a4pur_notatoken\n`
  expect(diff.match(new RegExp(expression, 'g'))).toEqual([token])
})

test('a mistyped token is refused without a statement', async () => {
  let statements = 0
  const pool = new pg.Pool()
  pool.connect = () => {
    statements += 1
    throw new Error('A statement needs a connection.')
  }
  const { verify } = openApiTokens(pool)
  for (const token of tokens) {
    const at = 4 + Math.floor(Math.random() * 36)
    const other = token[at] === 'a' ? 'b' : 'a'
    const mistyped = [
      token.slice(0, at) + other + token.slice(at + 1),
      token.slice(0, -1),
      `${token}0`,
      token.toLowerCase(),
      token.toUpperCase(),
      `${token.slice(0, 5)}${token[6]}${token[5]}${token.slice(7)}`,
      `${token}\u0000`,
    ].filter((each) => each !== token)
    for (const each of mistyped) await expect(verify(each)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
  expect(statements).toBe(0)
  await expect(verify(tokens[0] ?? '')).rejects.toThrow()
  expect(statements).toBe(1)
})

test('after too many guesses, an address uses only tokens that were valid before, and causes no queries', async () => {
  let verified = 0
  const known = generateApiToken()
  const identity = {
    verify: async (token: string | undefined) => {
      verified += 1
      if (token !== known) throw new AppError('UNAUTHENTICATED', verbatim('No.'))
      return { uid: 'ada', email: '', emailVerified: true, name: undefined, signedInAt: 0, expiresAt: 0 }
    },
  }
  const services = { contextServices: { identity }, limits } as unknown as HttpServices
  const rates = createRateLimiter(limits)
  const send = (token: string, address = '203.0.113.7') =>
    findRateLimitSubject(services, rates, { token, address, path: '/graphql', organizationId: undefined }).catch(
      (error: AppError) => error.code,
    )
  await send(known)
  verified = 0
  const codes = await Promise.all(Array.from({ length: 400 }, () => send(generateApiToken())))
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(limits.rejectedTokens.capacity)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(400 - limits.rejectedTokens.capacity)
  expect(verified).toBe(limits.rejectedTokens.capacity)
  expect(await send(known)).toMatchObject({ key: 'ada' })
  expect(await send(generateApiToken(), '203.0.113.8')).toBe('UNAUTHENTICATED')
})
