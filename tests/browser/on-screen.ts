import type { Locator, Page } from 'playwright-core'

/** What others do comes by itself: on a busy machine within this many milliseconds. */
export const soon = { timeout: 30_000 }

/** The row of a list that shows a text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}

/** The switcher, once it names an organization as the active one. */
export function activeOrganization(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Organization: ${name}` })
}

/** Opens the menu of a row and chooses one of its deeds. */
export async function chooseDeed(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: deed, exact: true }).click()
}

export async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).fill(name)
  await page.getByRole('option', { name }).click()
}

/** Puts the pointer on the toast that says a text: toasts stay while it is there. */
export async function holdToast(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('[data-scope=toast]').getByText(text).first().hover()
}

/** Keys as a person presses them: what one does is on screen before the next. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}
