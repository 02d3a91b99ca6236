import { CreateCategoryDocument, CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { apply, importFile } from '../imports/import-steps.ts'
import { fileIn } from '../imports/own-export-steps.ts'
import { converse } from './conversation.ts'

test('the assistant and imports tell subcategories of the same name apart by their paths', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const make = async (name: string, parent: string) => {
    const input = { name, type: 'EXPENSE' as const, parentId: await categoryOf(ada, parent) }
    return (await ada.graphql(CreateCategoryDocument, { input })).createCategory.id
  }
  const [inGroceries, inTravel] = [await make('Snacks', 'Groceries'), await make('Snacks', 'Travel')]
  for (const [categoryId, amount] of [
    [inGroceries, '12.00'],
    [inTravel, '30.00'],
  ] as const) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId, amount, date: '2026-03-10' }) })
  }
  const { say } = await converse(ada)
  expect((await say('How much did I spend on snacks this month?')).content).toContain('$42.00')
  const travel = (await say('How much did I spend on Travel › Snacks this month?')).content
  expect(travel).toContain('$30.00')
  expect(travel).toContain('Travel › Snacks')

  const file = 'Date,Description,Amount,Category\n2026-03-12,Kiosk,-4.00,Snacks\n2026-03-13,Bar,-5.00,Travel:Snacks\n'
  await apply(ada, (await importFile(ada, baseUrl, 'march.csv', file)).id)
  const exported = JSON.parse((await fileIn(ada, baseUrl, 'JSON')).toString()).transactions
  const of = (name: string) =>
    exported.find(({ description }: { description: string }) => description === name)?.parent_category
  expect([of('Kiosk'), of('Bar')]).toEqual([null, 'Travel'])
})
