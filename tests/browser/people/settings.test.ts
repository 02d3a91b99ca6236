import type { Page } from 'playwright-core'
import { createTeam } from '../../api/people/invitations-steps.ts'
import { follow, openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

const sidebar = (page: Page) => page.getByRole('complementary')

test('a name is seen beside every page, a country gives the currency, and dialogs return the focus', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp({ name: 'Ada Black' })
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('  ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name is required.').waitFor()
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('Ada Green')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Name saved!').waitFor()
  await sidebar(page).getByText('Ada Green').waitFor()

  await page.getByRole('combobox', { name: 'Country' }).fill('Irel')
  await page.getByRole('option', { name: 'Ireland' }).click()
  await page.getByText('Currency: EUR (€)').waitFor()
  await page.getByRole('button', { name: 'Save country' }).click()
  await page.getByText('Currency set successfully!').waitFor()

  await page.getByRole('button', { name: 'Take the tour' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Get Started' }).waitFor()
  await page.goto(`${baseUrl}/settings/organization`)
  await expect.poll(() => page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('Euro')

  for (const [path, opener] of [
    ['/settings/tags', 'New tag'],
    ['/settings/webhooks', 'New webhook'],
    ['/categories', 'Edit Groceries'],
  ] as const) {
    await follow(page, '/nowhere')
    await follow(page, path)
    const button = page.getByRole('button', { name: opener })
    await button.press('Enter')
    await page.getByRole('dialog').locator(':focus').waitFor()
    await page.mouse.click(5, 400)
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Kept')
    await page.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  }

  // The button of the empty list is gone when the first token has been shown.
  await follow(page, '/settings/tokens')
  await page.getByRole('button', { name: 'Create token' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Script')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(problems).toEqual([])
  await context.close()
})

test('an organization is deleted by its name, and another one becomes active', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  const { context, page } = await openAt(baseUrl, ada, '/settings/delete-organization')
  await page.getByLabel('Organization name').fill('Harbor')
  await page.getByRole('button', { name: 'Delete organization' }).click()
  await page.getByText('Enter Harbor & Pine exactly as shown.').waitFor()
  await page.getByLabel('Organization name').fill('Harbor & Pine')
  await page.getByRole('button', { name: 'Delete organization' }).click()
  await page.getByText('Harbor & Pine deleted. You can restore it for 30 days.').waitFor()
  await page.waitForURL(`${baseUrl}/organizations`)
  await sidebar(page).getByText("Ada's finances", { exact: true }).waitFor()
  await context.close()
})
