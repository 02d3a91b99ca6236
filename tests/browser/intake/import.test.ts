import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { bankFile, chooseFile, withoutMinusFile } from './bank-file.ts'

const { openAt } = openBrowser()

test('a bank statement is mapped, checked, added, sent again, reverted and added again', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const expenseInput = expense({ description: 'Elliott Books', amount: '34.50', date: '2026-03-04' })
  await ada.graphql(CreateTransactionDocument, { input: expenseInput })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  const watching = await context.newPage()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first()

  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByText('No imports yet').waitFor()
  await chooseFile(page, bankFile)
  await page.waitForURL('**/transactions/import/*')
  await row('Stadtwerke Köln').getByText('Abschlag Strom').waitFor()
  const address = page.url()
  await watching.goto(address)
  await row('Miete Ehrenfeld').getByText('−$1,250.00').waitFor()
  await page.getByText('1 row left out: 1 balance or total').waitFor()

  await page.getByText('Possible duplicates 1').click()
  await expect.poll(() => new URL(page.url()).search).toBe('?show=possible')
  const existingRow = row('ELLIOTT BOOKS')
  await existingRow.getByRole('columnheader', { name: /^Existing/ }).waitFor()
  await existingRow.getByRole('cell', { name: 'Mar 4 differs' }).waitFor()
  await existingRow.getByRole('cell', { name: 'Mar 5 differs' }).waitFor()
  await page.getByRole('button', { name: 'Add 5 transactions' }).waitFor()
  await existingRow.getByRole('button', { name: 'Add anyway' }).click()
  await page.getByRole('button', { name: 'Add 6 transactions' }).waitFor()
  await existingRow.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('All 6').click()

  await page.getByRole('button', { name: /^Column mapping/ }).click()
  await page.getByRole('combobox', { name: 'Field for Verwendungszweck' }).selectOption('Ignore')
  await page.getByRole('button', { name: 'Apply mapping' }).click()
  await expect.poll(() => page.getByText('Abschlag Strom').filter({ visible: true }).count()).toBe(0)
  await row('Stadtwerke Köln').waitFor()

  await row('Stadtwerke Köln').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Add 4 transactions' }).waitFor()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Category of Bäckerei Schmitz: Eating out' }).first().click()
  await page.getByRole('option', { name: 'Groceries' }).click()
  await page.getByRole('button', { name: 'Apply to 1 more' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Category of Bäckerei Schmitz: Groceries' }).count()).toBe(2)

  await page.getByRole('button', { name: 'Add 5 transactions' }).click()
  await page.getByText('5 transactions added').first().waitFor()
  await watching.getByText('5 transactions added').first().waitFor()
  await watching.getByRole('link', { name: 'All imports' }).click()
  const listed = (text: string) => watching.getByText(text).filter({ visible: true }).waitFor()
  await listed('5 added')
  await page.getByRole('link', { name: 'Show transactions' }).click()
  await page.getByText('6 transactions').waitFor()

  await page.goto(`${baseUrl}/transactions/import`)
  await page.getByText('5 added').filter({ visible: true }).waitFor()
  await chooseFile(page, bankFile)
  await page.getByText('Using your saved mapping').waitFor()
  await page.getByText('Existing 5').waitFor()
  await listed('Nothing new')
  expect(await page.getByRole('button', { name: 'Nothing to add' }).isDisabled()).toBe(true)

  await page.goto(address)
  await page.getByRole('button', { name: 'Revert import' }).click()
  await page.getByRole('alertdialog').getByText('This removes 5 transactions.').waitFor()
  await page.getByRole('button', { name: 'Revert', exact: true }).click()
  await page.getByText('Import reverted').waitFor()
  await listed('Reverted')
  await page.getByRole('button', { name: 'Import again' }).click()
  await page.getByText('5 transactions added').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a file without a minus asks once whether its amounts were spent or received', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/import', { width: 360 })
  await chooseFile(page, withoutMinusFile)
  const question = page.getByRole('region', { name: 'Spent or received' })
  await question.getByText('2 rows are added only after your answer').waitFor()
  await page.getByRole('button', { name: 'Nothing to add' }).waitFor()

  await page.getByRole('checkbox', { name: 'Add Salary March' }).click({ force: true })
  await page.getByRole('row').filter({ hasText: 'Salary March' }).getByRole('button', { name: 'Received' }).click()
  await question.getByText('1 row is added only after your answer').waitFor()
  await page.getByText('+$2,300.00').first().waitFor()

  await question.getByRole('button', { name: 'Each row says' }).click()
  await page.getByRole('combobox', { name: 'Amounts without a minus' }).waitFor()
  await question.getByRole('button', { name: 'Spent' }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add 2 transactions' }).click()
  await page.getByText('2 transactions added').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})
