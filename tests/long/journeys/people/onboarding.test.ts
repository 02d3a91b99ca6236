import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { atStep, cutOff, expectFocus, skipTo, stepOf } from '../../../browser/people/onboarding-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { ArchiveCategoryInTourDocument, CategoriesDocument } from '../../../support/generated.ts'
import { expect, test } from '../../../support/test.ts'

const { openWindow } = openBrowser()

test('a tour closed early stays closed and restarts at the first step on request', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  const ada = await signUp({ onboarding: true })
  await signIn(page, baseUrl, ada)
  const name = await skipTo(page, 'Personalize Your Profile')
  await name.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('Step skipped.').waitFor()
  await (await atStep(page, 'Currency Setup')).getByRole('button', { name: 'Back' }).click()
  await atStep(page, 'Personalize Your Profile')
  await page.mouse.click(20, 300)
  await name.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await page.getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Edit Groceries' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await atStep(page, 'Welcome')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await page.reload()
  await page.getByRole('button', { name: 'Take the tour' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect((await ada.rest('GET', '/users/me')).body.user.has_completed_onboarding).toBe(false)
  await context.close()
})

test('a tour closed at the last step is complete', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  await skipTo(page, 'Setup Complete')
  await page.keyboard.press('Escape')
  await page.getByText('Setup complete!').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('each step names its required input', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))

  const name = await skipTo(page, 'Personalize Your Profile')
  await name.getByLabel('Name').fill('   ')
  await name.getByRole('button', { name: 'Save name' }).click()
  await name.getByText('Name is required.').waitFor()
  await expectFocus(page, 'Name')
  await name.getByRole('button', { name: 'Skip' }).click()

  await (await atStep(page, 'Currency Setup')).getByRole('button', { name: 'Skip' }).click()

  const categories = await atStep(page, 'Review Categories')
  await categories.getByRole('button', { name: 'Rename Travel' }).click()
  await categories.getByLabel('Name of Travel').fill('  ')
  await categories.getByRole('button', { name: 'Save', exact: true }).click()
  await categories.getByText('Name is required.').waitFor()
  await categories.getByLabel('Name of Travel').fill('Groceries')
  await categories.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Failed to update category.').waitFor()
  await categories.getByText('There is already a category named Groceries.').waitFor()
  await page.keyboard.press('Escape')
  await categories.getByRole('button', { name: 'Rename Travel' }).waitFor()
  await categories.getByRole('button', { name: 'Continue' }).click()

  const transaction = await atStep(page, 'Your First Transaction')
  for (const amount of ['', '0', '-3', 'lunch']) {
    await transaction.getByLabel('Amount').fill(amount)
    await transaction.getByRole('button', { name: 'Add transaction' }).click()
    await transaction.getByText('Amount must be a positive number.').waitFor()
    await transaction.getByLabel('Amount').fill('1')
    await expect.poll(() => transaction.getByText('Amount must be a positive number.').count()).toBe(0)
  }
  expect(await transaction.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Groceries')
  await transaction.getByText('Income', { exact: true }).click()
  await expect.poll(() => transaction.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('')
  await transaction.getByRole('button', { name: 'Add transaction' }).click()
  await transaction.getByText('Category is required.').waitFor()
  await transaction.getByRole('button', { name: 'Skip' }).click()

  const receipt = await atStep(page, 'Digitize Receipts')
  await receipt.getByRole('button', { name: 'Upload receipt' }).click()
  await receipt.getByText('Please select a file to upload.').waitFor()
  await chooseFile(page, 'notes.txt', 'text/plain', Buffer.from('bread 2.00'))
  await receipt
    .getByText(
      'Unsupported file type: "text/plain" for file "notes.txt". Allowed: image/*, application/pdf, .xml, .eml.',
    )
    .waitFor()
  await chooseFile(page, 'large.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1))
  await receipt.getByText('File is too large. Max size: 10 MB.').waitFor()
  await context.close()
})

test('a deleted category is invalid, and a notice is shown without categories', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ onboarding: true })
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  const transaction = await skipTo(page, 'Your First Transaction')
  await transaction.getByRole('combobox', { name: 'Category' }).fill('Travel')
  await page.getByRole('option', { name: 'Travel' }).click()
  await transaction.getByLabel('Amount').fill('9')
  const { categories } = await ada.graphql(CategoriesDocument, {})
  const archive = (id: string) => ada.graphql(ArchiveCategoryInTourDocument, { id })
  const travel = categories.find(({ name }) => name === 'Travel')
  await archive(travel?.id ?? '')
  await expect.poll(() => transaction.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('')
  await transaction.getByRole('button', { name: 'Add transaction' }).click()
  await transaction.getByText('Invalid category selected.').waitFor()

  // The rate limit does not allow all categories at once.
  for (const { id } of categories) if (id !== travel?.id) await vi.waitFor(() => archive(id), 10_000)
  await transaction.getByText('Create some categories first').waitFor()
  await transaction.getByRole('button', { name: 'Continue' }).click()
  await atStep(page, 'Digitize Receipts')
  await context.close()
})

test('a failed step shows an error, keeps the input and works on a retry', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))

  const name = await skipTo(page, 'Personalize Your Profile')
  const letNames = await cutOff(page, 'UpdatePreferredName')
  await name.getByLabel('Name').fill('Grace')
  await name.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('region').getByText('Failed to update name').waitFor()
  expect(await name.getByLabel('Name').inputValue()).toBe('Grace')
  await letNames()
  await name.getByLabel('Name').evaluate((input) => input.removeAttribute('maxlength'))
  await name.getByLabel('Name').fill('x'.repeat(121))
  await name.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('region').getByText('Enter a name of 1 to 120 characters.').waitFor()
  await name.getByLabel('Name').fill('Grace')
  await name.getByRole('button', { name: 'Save name' }).click()

  const letCountries = await cutOff(page, 'UpdateCountry')
  const currency = await atStep(page, 'Currency Setup')
  await currency.getByRole('button', { name: 'Set currency' }).click()
  await page.getByText('Failed to set currency.').waitFor()
  await letCountries()
  await currency.getByRole('button', { name: 'Set currency' }).click()

  const letTransactions = await cutOff(page, 'CreateTransaction')
  await (await atStep(page, 'Review Categories')).getByRole('button', { name: 'Continue' }).click()
  const transaction = await atStep(page, 'Your First Transaction')
  await transaction.getByLabel('Amount').fill('3')
  await transaction.getByRole('button', { name: 'Add transaction' }).click()
  await page.getByText('Failed to create transaction.').waitFor()
  await letTransactions()
  await transaction.getByRole('button', { name: 'Add transaction' }).click()

  const receipt = await atStep(page, 'Digitize Receipts')
  const letUploads = await cutOff(page, 'CreateUploadUrl')
  await receipt.getByRole('button', { name: 'Use our sample' }).click()
  await receipt.getByRole('button', { name: 'Remove sample-receipt.jpg' }).waitFor()
  await receipt.getByRole('button', { name: 'Upload receipt' }).click()
  await page.getByRole('region').getByText('Failed to upload receipt.').waitFor()
  await letUploads()
  await receipt.getByRole('button', { name: 'Remove sample-receipt.jpg' }).click()
  await chooseFile(page, 'fake.jpg', 'image/jpeg', Buffer.from('not a picture'))
  await receipt.getByRole('button', { name: 'Upload receipt' }).click()
  await expect.poll(() => receipt.getByRole('alert').textContent()).toMatch(/^(?!Failed).+\.$/)
  await receipt.getByRole('button', { name: 'Skip' }).click()

  await (await atStep(page, 'Discover AI Assistant')).getByRole('button', { name: 'Continue' }).click()
  await cutOff(page, 'CompleteOnboarding')
  await (await atStep(page, 'Setup Complete')).getByRole('button', { name: 'Go to My Dashboard' }).click()
  await page.getByText('Failed to mark onboarding as complete. Please refresh.').waitFor()
  await page.reload()
  await atStep(page, 'Welcome')
  await context.close()
})

test('the tour waits for the categories and countries', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  const letCountries = await cutOff(page, 'Countries')
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  expect(await stepOf(page, 'Welcome').count()).toBe(0)
  await letCountries()
  await atStep(page, 'Welcome')
  await context.close()
})

async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
}
