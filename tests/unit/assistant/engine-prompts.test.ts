import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { couldNot } from '../../../server/assistant/conversations/reply-texts.ts'
import type { EngineContext } from '../../../server/assistant/engine/question.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { forReader, languages } from '../../../server/base/text.ts'
import { shownName } from '../../../server/ledger/categories/shown-name.ts'
import { defaultCategories } from '../../../server/people/organizations/default-categories.ts'

const questions = [
  'Compare this month with last',
  'How much did I spend on {category} this month?',
  'How much did I spend this month?',
  'What are my largest expenses this month?',
  'What is left in {category}?',
  'What is left in my budgets?',
  'What is left to review?',
  'Where did my money go this month?',
]
const entries = ['Spent 12.50 on lunch yesterday', 'coffee 3.80', 'got 2400 salary', 'paid rent 1200 on the 1st']

const cases = languages.flatMap((language) => [
  ...questions.map((text) => ({ language, text, kind: 'question' })),
  ...entries.map((text) => ({ language, text, kind: 'drafts' })),
])

test.each(cases)('the suggestion "$text" is understood in $language', ({ language, text, kind }) => {
  forReader(language, () => {
    const categories = defaultCategories('PERSONAL').map(({ key, name, type }) => {
      return { id: key, key, name: shownName({ key, name }), type }
    })
    const context: EngineContext = {
      today: '2026-11-20',
      currency: 'EUR',
      monthStartDay: 1,
      categories,
      tags: [],
      language,
    }
    for (const { name } of categories.slice(0, 2)) {
      const written = textIn(language, text).replace('{category}', name)
      expect(understand(written, context), written).toMatchObject({ kind })
    }
  })
})

test.each(languages)('an answer to an unclear message quotes an example in %s', (language) => {
  const reasons = ['NO_AMOUNT', 'NO_DESCRIPTION', 'TOO_LARGE', 'NEGATED', 'NO_SUCH_DAY', 'UNTOLD_TIME'] as const
  const texts = forReader(language, () => [
    ...reasons.map((reason) => couldNot({ kind: 'unknown', reason }, [])),
    couldNot({ kind: 'refuse', reason: 'MOVES_MONEY' }, []),
  ])
  for (const text of texts) expect(text).toMatch(/[“„«]\s?\p{L}*\s?[\p{L}\d]/u)
})

function textIn(language: string, english: string): string {
  if (language === 'en') return english
  for (const folder of ['web', 'server']) {
    const file = new URL(`../../../${folder}/locales/${language}.po`, import.meta.url)
    const catalog = formatter().parse(readFileSync(file, 'utf8'), {
      locale: language,
      sourceLocale: 'en',
      filename: file.pathname,
    }) as Record<string, { message?: string; translation?: string }>
    const found = Object.values(catalog).find(({ message }) => message === english)
    if (found?.translation) return found.translation
  }
  throw new Error(`There is no ${language} text for "${english}".`)
}
