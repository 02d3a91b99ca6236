import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { actions } from '../../../server/http/auth/actions.ts'
import { mailsOfActions, mailsOfMutations, securityChanges } from '../../../server/people/identity/security-mails.ts'

const mutations = ['sign-in', 'second-factors'].flatMap((name) => {
  const source = readFileSync(path.join(import.meta.dirname, `../../../schema/people/${name}.ts`), 'utf8')
  return [...source.matchAll(/mutationField\('(\w+)'/g)].map(([, mutation]) => mutation)
})

test('the table of mails names each mutation and each action of the sign-in', () => {
  expect(Object.keys(mailsOfMutations).sort()).toEqual(mutations.sort())
  expect(Object.keys(mailsOfActions).sort()).toEqual(Object.keys(actions).sort())
})

test('each mail about a change of the sign-in is sent by something', () => {
  const sent = new Set([...Object.values(mailsOfMutations), ...Object.values(mailsOfActions)].flat())
  expect([...sent].sort()).toEqual([...securityChanges].sort())
})
