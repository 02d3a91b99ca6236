import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { CreateCategoryDocument } from '../../../web/operations/generated.ts'
import { apply, importFile } from '../../api/imports/import-steps.ts'
import { fileIn, ledgerOf, record } from '../../api/imports/own-export-steps.ts'
import { createTeam } from '../../api/people/invitations-steps.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const [seed, count] = [20261128, 16]
const texts = ['Total', '=1+1', "'=1", "'quoted", 'Say "hi", ok; yes', 'Café\u00a0Zürich', '="0012"', '@x', 'a\\b']
const notes = ['', 'first line\nsecond, "line"', '- item\n- other', ' – dash', '=SUM(A1)', 'x; y']
const tags = ['trip', 'food, drink', 'say "x"', 'a; b', '"quoted', '=tag']
const currencies = [
  { currency: 'USD' },
  { currency: 'EUR', rate: '1.0842' },
  { currency: 'JPY', rate: '0.006512' },
  { currency: 'KWD', rate: '3.25' },
]

/** An import that changes nothing. */
const same = {
  ...{ format: 'PURSER', state: 'READY', rowCount: count, thereCount: count, takenCount: 0, changedCount: 0 },
  ...{ skippedCount: 0, leftOut: [], missingCategories: [], rates: [] },
}

async function draw(person: TestUser) {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const groceries = await categoryOf(person, 'Groceries')
  const ids = [groceries, null, null]
  for (const parentId of [groceries, await categoryOf(person, 'Eating out')]) {
    const { createCategory } = await person.graphql(CreateCategoryDocument, {
      input: { name: 'Bread: rye', type: 'EXPENSE', parentId },
    })
    ids.push(createCategory.id)
  }
  const category = () => pick(ids)
  for (let at = 0; at < count; at += 1) {
    const money = pick(currencies)
    const digits = money.currency === 'JPY' ? 0 : money.currency === 'KWD' ? 3 : 2
    const amount = (1 + random() * 5_000).toFixed(digits)
    const isIncome = random() < 0.2
    const isSplit = !isIncome && random() < 0.4
    const parts = Array.from({ length: 2 + Math.floor(random() * 3) }, () => ({
      categoryId: category(),
      note: pick(notes),
    }))
    await record(person, {
      ...money,
      type: isIncome ? 'INCOME' : 'EXPENSE',
      amount,
      date: `2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
      description: random() < 0.9 ? pick(texts) : '',
      note: pick(notes),
      tags: tags.filter(() => random() < 0.25),
      reviewed: random() < 0.7,
      ...(isSplit ? { splits: parts } : isIncome ? {} : { categoryId: category() }),
    })
  }
}

test('an export is read back as it was, in each format', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await draw(ada)
  const ledger = await ledgerOf(ada, baseUrl)
  for (const locale of ['de-DE', 'en-US']) {
    const file = await fileIn(ada, baseUrl, 'CSV', locale)
    expect(await importFile(ada, baseUrl, 'region.csv', file), `seed ${seed}, ${locale}`).toMatchObject(same)
  }
  for (const format of ['CSV', 'XLSX', 'JSON'] as const) {
    const file = await fileIn(ada, baseUrl, format)
    expect(await importFile(ada, baseUrl, `again.${format}`, file), `seed ${seed}, ${format}`).toMatchObject(same)

    const other = await createTeam(ada, `Empty ${format}`)
    const read = await importFile(other, baseUrl, `new.${format}`, file)
    expect(read, `seed ${seed}, ${format}`).toMatchObject({
      rowCount: count,
      newCount: count,
      takenCount: count,
    })
    expect(await apply(other, read.id, true)).toMatchObject({ state: 'DONE' })
    expect(await ledgerOf(other, baseUrl), `seed ${seed}, ${format}`).toEqual(ledger)
    expect(await importFile(other, baseUrl, `twice.${format}`, file)).toMatchObject({
      thereCount: count,
      takenCount: 0,
    })
  }
})
