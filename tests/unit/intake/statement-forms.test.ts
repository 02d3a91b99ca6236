import { describe, expect, inject, test } from 'vitest'
import { compareHandwritten, compareReading } from '../../support/statements/compare.ts'
import { statementGenerators } from '../../support/statements/generators.ts'
import { handwrittenFiles } from '../../support/statements/handwritten.ts'

const seed = inject('seed')

describe('a generated statement is read back exactly', () => {
  test.each(Object.entries(statementGenerators))('%s', async (_, generate) => {
    for (let at = 0; at < 100; at += 1) {
      const statement = generate(seed + at)
      expect(await compareReading(statement), `${statement.name}, SEED=${seed}`).toEqual([])
    }
  })
})

test.each(handwrittenFiles)('a file by a published layout: $name', async (file) => {
  expect(await compareHandwritten(file)).toEqual([])
})
