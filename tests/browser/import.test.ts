import { findingsOf } from '../support/axe.ts'
import { openBrowser } from '../support/browser.ts'
import { CreateTransactionDocument } from '../support/generated.ts'
import { expense } from '../support/ledger.ts'
import { expect, test } from '../support/test.ts'
import { badFile, bankFile, chooseFile, tripFile } from './bank-file.ts'

const { openAt } = openBrowser()

test('a file of a bank is mapped, checked, added, sent again, taken back and added again', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const books = expense({ description: 'Elliott Books', amount: '34.50', date: '2026-03-04' })
  await ada.graphql(CreateTransactionDocument, { input: books })
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

  // Of what was written by hand it says why, and shows both.
  await page.getByText('Possible duplicates 1').click()
  await expect.poll(() => new URL(page.url()).search).toBe('?show=possible')
  const beside = row('ELLIOTT BOOKS')
  await beside.getByRole('columnheader', { name: /^In your books/ }).waitFor()
  await beside.getByRole('cell', { name: 'Mar 4 differs' }).waitFor()
  await beside.getByRole('cell', { name: 'Mar 5 differs' }).waitFor()
  await page.getByRole('button', { name: 'Add 5 transactions' }).waitFor()
  await beside.getByRole('button', { name: 'Add anyway' }).click()
  await page.getByRole('button', { name: 'Add 6 transactions' }).waitFor()
  await beside.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('All 6').click()

  // What a column means is said by the person, and known of the next file with these headings.
  await page.getByRole('button', { name: /^How this file is read/ }).click()
  await page.getByRole('combobox', { name: 'What Verwendungszweck means' }).selectOption('Ignore')
  await page.getByRole('button', { name: 'Apply mapping' }).click()
  await expect.poll(() => page.getByText('Abschlag Strom').filter({ visible: true }).count()).toBe(0)
  await row('Stadtwerke Köln').waitFor()

  // One is left out by the keyboard, and one is filed for all that are called so.
  await row('Stadtwerke Köln').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Add 4 transactions' }).waitFor()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Category of Bäckerei Schmitz: Eating out' }).first().click()
  await page.getByRole('menuitem', { name: 'Groceries' }).click()
  await page.getByRole('button', { name: 'For 1 more' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Category of Bäckerei Schmitz: Groceries' }).count()).toBe(2)

  await page.getByRole('button', { name: 'Add 5 transactions' }).click()
  await page.getByText('5 transactions added').first().waitFor()
  // Another window has followed, and goes on to the list, where it sees what else is done.
  await watching.getByText('5 transactions added').first().waitFor()
  await watching.getByRole('link', { name: 'All imports' }).click()
  const listed = (text: string) => watching.getByText(text).filter({ visible: true }).waitFor()
  await listed('5 added')
  await page.getByRole('link', { name: 'Show the transactions' }).click()
  await page.getByText('6 transactions').waitFor()

  await page.goto(`${baseUrl}/transactions/import`)
  await page.getByText('5 added').filter({ visible: true }).waitFor()
  await chooseFile(page, bankFile)
  await page.getByText('As you chose for files like this').waitFor()
  await page.getByText('Already there 5').waitFor()
  await listed('Nothing new')
  expect(await page.getByRole('button', { name: 'Nothing to add' }).isDisabled()).toBe(true)

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByText('5 transactions are taken out of the books').waitFor()
  await page.getByRole('button', { name: 'Revert', exact: true }).click()
  await page.getByText('The books are as before').waitFor()
  await listed('Reverted')
  await page.getByRole('button', { name: 'Import again' }).click()
  await page.getByText('5 transactions added').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('what another currency counts for is said by the keyboard, and followed by another window', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const fondue = expense({ description: 'Fondue', amount: '40.00', date: '2026-02-20' })
  await ada.graphql(CreateTransactionDocument, { input: { ...fondue, currency: 'CHF', rate: '1.25' } })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/import')
  await chooseFile(page, tripFile)
  const yen = page.getByRole('group', { name: 'Japanese Yen' })
  const francs = page.getByRole('group', { name: 'Swiss Franc' })
  await yen.getByText('Not known from your books').waitFor()
  await francs.getByText('As on Feb 20, the last time').waitFor()
  await francs.getByText('−$100.00').waitFor()
  const watching = await context.newPage()
  await watching.goto(page.url())
  await watching.getByRole('button', { name: 'Add 1 transaction' }).waitFor()
  expect(await findingsOf(page)).toEqual([])

  await francs.getByLabel('1 CHF in USD').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('-1')
  await page.keyboard.press('Enter')
  await yen.getByText('Write the rate as a positive number, such as 1.0842.').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.type('0.00671')
  await page.keyboard.press('Enter')
  await yen.getByText('Said for this file').waitFor()
  await yen.getByText('−$35.78').waitFor()
  await page.getByRole('button', { name: 'Add 3 transactions' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Ryokan Sakura' }).getByText('−$33.55').waitFor()

  const elsewhere = watching.getByRole('group', { name: 'Japanese Yen' })
  await elsewhere.getByText('−$35.78').waitFor()
  expect(await elsewhere.getByLabel('1 JPY in USD').inputValue()).toBe('0.00671')
  await watching.getByRole('row').filter({ hasText: 'Noodles' }).getByText('−$2.23').waitFor()

  // What somebody has begun to type stays, whatever is said elsewhere; leaving the field says it, too.
  await watching.getByLabel('1 CHF in USD').fill('7')
  await francs.getByLabel('1 CHF in USD').fill('1.5')
  await page.keyboard.press('Tab')
  await watching.getByRole('row').filter({ hasText: 'Pension Alpina' }).getByText('−$120.00').waitFor()
  expect(await watching.getByLabel('1 CHF in USD').inputValue()).toBe('7')
  await watching.keyboard.press('Escape')
  expect(await watching.getByLabel('1 CHF in USD').inputValue()).toBe('1.5')
  await page.reload()
  await francs.getByRole('button', { name: 'Use 1.25 of Feb 20' }).click()
  await watching.getByText('As on Feb 20, the last time').waitFor()

  await page.getByRole('button', { name: 'Add 3 transactions' }).click()
  await page.getByText('3 transactions added').first().waitFor()
  await yen.getByText('1 JPY = 0.00671 USD').waitFor()
  expect(await findingsOf(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('a file that is none says so, and can be forgotten', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions/import', { width: 360 })
  await chooseFile(page, badFile)
  await page.getByText('This file could not be imported').waitFor()
  await page.getByText('Nothing of it is in your books.').waitFor()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('link', { name: 'statement.csv' }).waitFor()
  await page.getByText('Could not be read').filter({ visible: true }).waitFor()
  await page.getByRole('button', { name: 'Actions for statement.csv' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('No imports yet').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
