import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { atStep } from './onboarding-steps.ts'

const { openWindow } = openBrowser()

test('a new user is led from a name to the dashboard', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ onboarding: true })
  const { context, page, problems } = await openWindow()
  await signIn(page, baseUrl, ada)
  await (await atStep(page, 'Welcome')).getByRole('button', { name: 'Get Started' }).click()

  const name = await atStep(page, 'Personalize Your Profile')
  await name.getByLabel('Name').fill('  Ada Lovelace ')
  await name.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name saved!').waitFor()

  const currency = await atStep(page, 'Currency Setup')
  await currency.getByText('Currency: USD ($) · Detected from this device').waitFor()
  await currency.getByRole('combobox', { name: 'Country' }).fill('Irel')
  await page.getByRole('option', { name: 'Ireland' }).click()
  await currency.getByText('Currency: EUR (€)').waitFor()
  await currency.getByRole('button', { name: 'Set currency' }).click()
  await page.getByText('Currency set successfully!').waitFor()

  const categories = await atStep(page, 'Review Categories')
  await categories.getByRole('button', { name: 'Rename Groceries' }).click()
  await categories.getByLabel('Name of Groceries').fill(' Food ')
  await page.keyboard.press('Enter')
  await page.getByText('Category updated!').waitFor()
  await categories.getByRole('button', { name: 'Rename Food' }).waitFor()
  await categories.getByRole('button', { name: 'Continue' }).click()

  const transaction = await atStep(page, 'Your First Transaction')
  await transaction.getByText('€').waitFor()
  await transaction.getByLabel('Amount').fill('12.50')
  await transaction.getByRole('button', { name: 'Add transaction' }).click()
  await page.getByText('Transaction created!').waitFor()

  const receipt = await atStep(page, 'Digitize Receipts')
  await receipt.getByRole('button', { name: 'Use our sample' }).click()
  await receipt.getByText('sample-receipt.jpg').waitFor()
  await receipt.getByRole('button', { name: 'Upload receipt' }).click()
  await page.getByText('Receipt uploaded!').waitFor()

  const assistant = await atStep(page, 'Discover AI Assistant')
  await expect.poll(() => assistant.getByRole('listitem').count()).toBe(3)
  await assistant.getByRole('button', { name: 'Continue' }).click()
  await (await atStep(page, 'Setup Complete')).getByRole('button', { name: 'Go to My Dashboard' }).click()
  await page.getByText('Setup complete!').waitFor()
  await page.waitForURL('**/dashboard')

  const { user } = (await ada.rest('GET', '/users/me')).body
  expect(user).toMatchObject({ name: 'Ada Lovelace', currency_symbol: '€', has_completed_onboarding: true })
  const { items } = (await ada.rest('GET', '/transactions')).body
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    amount: '12.50',
    description: 'Onboarding Food',
    transaction_date: new Date().toISOString().slice(0, 10),
    type: 'Expense',
  })
  await page.goto(`${baseUrl}/receipts`)
  await page.getByRole('link', { name: 'CORNER MARKET' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
