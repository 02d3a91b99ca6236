import type { Page } from 'playwright-core'
import { findingsAtWidths } from '../../support/browser/axe.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { tourTitles } from '../../support/browser/tour.ts'
import { expect, test } from '../../support/test.ts'
import { atStep, skipTo } from './onboarding-steps.ts'

const { openWindow } = openBrowser()

test('axe finds nothing in the tour, and no text is cut, 1280 and 360 px, light and dark', async ({
  baseUrl,
  signUp,
}) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  for (const title of tourTitles) {
    const step = await atStep(page, title)
    expect(await findingsAtWidths(page)).toEqual([])
    // The height of 420 px is the half that a phone's keyboard leaves.
    for (const [width, height] of [
      [360, 740],
      [360, 420],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => cutIn(page)).toEqual([])
    }
    const next = step.getByRole('button', { name: /^(Skip|Get Started|Go to My Dashboard)$/ })
    await next.click()
  }
  await page.getByText('Setup complete!').waitFor()
  await context.close()
})

test('each step is announced, and the dots are hidden from screen readers', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  const step = await skipTo(page, 'Your First Transaction')
  expect(await step.getByRole('status').textContent()).toBe('Step 5 of 8: Your First Transaction')
  expect(await step.ariaSnapshot()).toMatch(/^ {2}- status: .+\n {2}- button "Close"/m)
  expect(await step.getByRole('heading').count()).toBe(1)
  await context.close()
})

function cutIn(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const inWindow = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    }
    const buttons = [...dialog.querySelectorAll('button')].filter((button) => button.type === 'submit')
    const sideways = [...dialog.querySelectorAll('*')].filter(
      (each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth,
    )
    const outside = [dialog, ...buttons].filter((element) => !inWindow(element))
    return [...outside, ...sideways].map((element) => element.outerHTML.slice(0, 200))
  })
}
