import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { atStep, skipTo } from './onboarding-steps.ts'

const { openWindow } = openBrowser()

test('a toast of the tour replaces the previous one', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  const name = await skipTo(page, 'Personalize Your Profile')
  await name.getByRole('button', { name: 'Skip' }).click()
  const currency = await atStep(page, 'Currency Setup')
  await currency.getByRole('combobox', { name: 'Country' }).fill('Irel')
  await page.getByRole('option', { name: 'Ireland' }).click()
  await currency.getByRole('button', { name: 'Set currency' }).click()
  await page.getByText('Currency set successfully!').waitFor()
  await expect.poll(() => page.getByText('Step skipped.').count(), { timeout: 3_000 }).toBe(0)
  await context.close()
})

test('the avatar button can also be touched next to its edge', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow({ width: 360 })
  await signIn(page, baseUrl, await signUp())
  const box = await page.getByRole('button', { name: /^Account: / }).boundingBox()
  if (!box) throw new Error('The picture is not on the screen.')
  const edge = { x: box.x + box.width / 2, y: box.y + box.height / 2 + 21 }
  const touched = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('aria-label'), edge)
  expect(touched).toMatch(/^Account: /)
  await context.close()
})

test('the skip link passes the navigation with one key press', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp())
  await page.getByRole('link', { name: 'New transaction' }).first().waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await context.close()
})
