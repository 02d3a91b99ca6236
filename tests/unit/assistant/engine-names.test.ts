import { expect, test } from 'vitest'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { defaultCategories } from '../../../server/people/organizations/default-categories.ts'
import { answerMessage, context } from './engine-ledger.ts'

const defaults = (['PERSONAL', 'TEAM'] as const).flatMap((kind) =>
  defaultCategories(kind).map(({ key, name, type }) => ({ id: `${kind} ${key}`, key, name, type })),
)

const written = [
  'Pets & vets',
  'Pets and vets',
  'Hobby & craft & music',
  'Food/drink',
  'R&D',
  'Food&drink',
  'Books, films, games',
  'Self-care',
  'Kids - school',
  'Car 2',
  '401k',
  '2nd home',
  'Route 66 trips',
  'Top 10 gadgets',
  '🍕 Pizza nights',
  'Pizza 🍕 & pasta',
  '🐶',
  '👩‍👧 Family',
  'May & June trip',
  "Kids' clothes & shoes",
  'Bücher & Café',
  'Misc.',
]

test.each(written)('a category that users call “%s” is found by that name', (name) => {
  const own = { id: 'own', key: null, name, type: 'EXPENSE' as const }
  for (const asked of [name, name.toLowerCase(), name.replace(/ ?& ?/g, ' and '), name.replace(' and ', ' & ')]) {
    // A name with a number may be dictated: "Car 2" is also an expense of 2.
    const inShort = /\d/.test(name) ? [] : [`${asked} last month`]
    for (const text of [`How much did I spend on ${asked} in July?`, `total for ${asked}`, ...inShort]) {
      const meant = understand(text, { ...context, categories: [...context.categories, own] })
      expect({ text, meant }).toMatchObject({
        meant: { kind: 'question', question: { filter: { categoryIds: ['own'], text: null }, ignored: [] } },
      })
    }
  }
})

test.each(defaults)('the default category “$name” is found by its name', ({ id, name, type }) => {
  const kind = id.split(' ')[0]
  const categories = defaults.filter((each) => each.id.startsWith(`${kind} `))
  const verb = type === 'INCOME' ? 'receive from' : 'spend on'
  for (const asked of [name, name.replace(' & ', ' and '), name.replace(' and ', ' & ')]) {
    const meant = understand(`How much did I ${verb} ${asked} in July?`, { ...context, categories })
    if (meant.kind !== 'question') throw new Error(`${asked} was understood as ${meant.kind}`)
    const { filter, ignored } = meant.question
    expect({ asked, ids: filter.categoryIds, text: filter.text, ignored }).toEqual({
      asked,
      ids: [id],
      text: null,
      ignored: [],
    })
  }
})

test('a name without a category or tag is searched in descriptions with a notice', async () => {
  const { content } = await answerMessage('How much did I spend on Zephyr & Quill this year?')
  expect(content).toContain("“Zephyr” isn't one of your categories or tags")
  expect(content).toContain("I may have misunderstood you, because I couldn't use “Quill”.")
  expect((await answerMessage('How much at Kornmarkt since may')).content).not.toContain("isn't one of your")
})
