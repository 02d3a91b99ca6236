import type { Page } from 'playwright-core'
import { openBrowser } from '../../support/browser/browser.ts'
import { addRecords } from '../../support/data/sample-ledger.ts'
import { expect, test } from '../../support/test.ts'
import { openAssistant } from './assistant-steps.ts'

const { openAt } = openBrowser()

test('on a wide screen the list beside the assistant stays usable', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/transactions')
  await page.setViewportSize({ width: 1440, height: 900 })
  const assistant = await openAssistant(page)
  const message = assistant.getByLabel('Message', { exact: true })
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true)
  const [panel, content] = [await assistant.boundingBox(), await page.getByRole('main').boundingBox()]
  expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)

  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('Harbor')
  await search.press('Escape')
  expect(await assistant.isVisible()).toBe(true)
  await message.press('Escape')
  await assistant.waitFor({ state: 'detached' })
  const button = page.getByRole('button', { name: 'Open AI Assistant' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test("no row lies under the assistant's round button", async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await addRecords(ada)
  const { context, page } = await openAt(baseUrl, ada, '/transactions')
  await page.getByRole('main').getByRole('row').first().waitFor()
  for (const width of [768, 900, 1280, 1400, 1600]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => roomBeside(page), { message: `${width} px` }).toBeGreaterThan(0)
  }
  await context.close()
})

/** Returns the distance between the list and the button, in pixels. */
function roomBeside(page: Page): Promise<number> {
  return page.evaluate(() => {
    const button = document.querySelector('[aria-label="Open AI Assistant"]')
    const rows = [...document.querySelectorAll('main *')].map((each) => each.getBoundingClientRect().right)
    return (button?.getBoundingClientRect().left ?? 0) - Math.max(...rows)
  })
}
