import type { Locator, Page } from 'playwright-core'

/** The timeout for live changes in milliseconds on a busy machine. */
export const soon = { timeout: 30_000 }

export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}

export function activeOrganization(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Organization: ${name}` })
}

export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

export async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).fill(name)
  await page.getByRole('option', { name }).click()
}

export async function holdToast(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('[data-scope=toast]').getByText(text).first().hover({ force: true })
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}
