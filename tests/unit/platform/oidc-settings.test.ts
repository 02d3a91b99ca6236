import { expect, test } from 'vitest'
import { readConfig } from '../../../server/config.ts'

const complete = {
  OIDC_ISSUER: 'https://id.example.com/realms/home',
  OIDC_CLIENT_ID: 'purser',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Home',
}
const withSuffix = (suffix: string, issuer: string) =>
  Object.fromEntries(
    Object.entries({ ...complete, OIDC_ISSUER: issuer }).map(([name, value]) => [`${name}${suffix}`, value]),
  )

test('providers are read with and without a suffix, in a fixed order', () => {
  const { oidc } = readConfig({
    ...withSuffix('_10', 'http://[::1]:9000'),
    ...withSuffix('_2', 'http://127.0.0.1:9000/a/'),
    ...complete,
    ...withSuffix('_GOOGLE', 'https://accounts.google.com'),
    OIDC_ISSUER_3: ' ',
  })
  expect(oidc.map(({ id, issuer }) => [id, issuer])).toEqual([
    ['oidc', complete.OIDC_ISSUER],
    ['2', 'http://127.0.0.1:9000/a/'],
    ['10', 'http://[::1]:9000'],
    ['google', 'https://accounts.google.com'],
  ])
  expect(readConfig({}).oidc).toEqual([])
})

const wrong: [settings: Record<string, string>, problem: string][] = [
  [{ OIDC_ISSUER: complete.OIDC_ISSUER }, 'OIDC_ISSUER also needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME.'],
  [{ ...complete, OIDC_CLIENT_SECRET: ' ' }, 'OIDC_ISSUER also needs OIDC_CLIENT_SECRET.'],
  [{ OIDC_NAME_2: 'Two' }, 'OIDC_NAME_2 also needs OIDC_ISSUER_2, OIDC_CLIENT_ID_2, OIDC_CLIENT_SECRET_2.'],
  [{ ...complete, OIDC_ISSUER: 'http://id.example.com' }, 'OIDC_ISSUER begins with https://'],
  [{ ...complete, OIDC_ISSUER: 'http://127.0.0.1.example.com' }, 'OIDC_ISSUER begins with https://'],
  [{ ...complete, OIDC_ISSUER: 'id.example.com' }, 'OIDC_ISSUER is an address without parameters'],
  [{ ...complete, OIDC_ISSUER: 'https://id.example.com/?a=b' }, 'OIDC_ISSUER is an address without parameters'],
  [{ ...complete, ...withSuffix('_2', complete.OIDC_ISSUER) }, 'OIDC_ISSUER_2 repeats another provider'],
  [{ ...complete, ...withSuffix('_OIDC', 'https://a.example') }, 'OIDC_ISSUER_OIDC needs another suffix'],
  [{ ...complete, IDENTITY: 'firebase' }, 'OIDC_ISSUER also needs IDENTITY=own.'],
]

test.each(wrong)('the server does not start with %o', (settings, problem) => {
  expect(() => readConfig(settings)).toThrow(problem)
})
