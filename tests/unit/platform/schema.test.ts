import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the schema has neither interfaces nor unions, on which the check for mergeable fields relies', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8')
  expect(text).toMatch(/^type Transaction /m)
  expect(text).not.toMatch(/^(interface|union) /m)
})
