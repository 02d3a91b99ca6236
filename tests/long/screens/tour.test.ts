import type { Page } from 'playwright-core'
import { atStep } from '../../browser/people/onboarding-steps.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { tourTitles } from '../../support/browser/tour.ts'
import { expect, test } from '../../support/test.ts'

const { openWindow } = openBrowser()

test('no part of the tour is cut, also above the keyboard of a phone', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  await signIn(page, baseUrl, await signUp({ onboarding: true }))
  for (const title of tourTitles) {
    const step = await atStep(page, title)
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
