import { findingsAtWidths } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, testWithFirebase } from '../../support/test.ts'

const { openWindow } = openBrowser()

testWithFirebase('axe finds nothing in the chooser of a Google account, 1280 and 360 px', async ({ baseUrl }) => {
  const { context, page } = await openWindow()
  await page.goto(`${baseUrl}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findingsAtWidths(page)).toEqual([])
  await context.close()
})
