import { countIs, record } from '../../../browser/ledger/transactions-list-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { categoryOf } from '../../../support/ledger.ts'
import { test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('a split counts under its category with its own amount, in its row, its day and the sums', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  await record(ada, { description: 'Corner', amount: '25.00', splits: [{ amount: '20', categoryId: groceries }, {}] })
  await record(ada, { description: 'Market', amount: '1.50', categoryId: groceries })
  const { context, page } = await openAt(baseUrl, ada, `/transactions?category=${groceries}`)

  await countIs(page, '2 transactions')
  await page.getByRole('row', { name: /Corner.*Split in 2.*−\$20\.00 ?of ?−\$25\.00/ }).waitFor()
  await page.getByRole('rowheader').first().waitFor()
  await page.getByRole('row', { name: /Mar 31.*−\$21\.50/ }).waitFor()
  await page.getByRole('status', { name: 'Totals' }).getByText('−$21.50').first().waitFor()
  await context.close()
})
