import type { Locator, Page } from 'playwright-core'
import { tourTitles } from '../../support/browser/tour.ts'
import { expect } from '../../support/test.ts'

type Title = (typeof tourTitles)[number]

export function stepOf(page: Page, title: Title): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

export async function atStep(page: Page, title: Title): Promise<Locator> {
  const step = stepOf(page, title)
  await step.getByText(`Step ${tourTitles.indexOf(title) + 1} of 8`).waitFor()
  return step
}

export async function skipTo(page: Page, title: Title): Promise<Locator> {
  await (await atStep(page, 'Welcome')).getByRole('button', { name: 'Get Started' }).click()
  for (const passed of tourTitles.slice(1, tourTitles.indexOf(title))) {
    await (await atStep(page, passed)).getByRole('button', { name: 'Skip' }).click()
  }
  return atStep(page, title)
}

export async function cutOff(page: Page, operation: string): Promise<() => Promise<void>> {
  const isOfIt = (body: string | null) => body?.includes(`"${operation}"`) ?? false
  await page.route('**/graphql', (route) =>
    isOfIt(route.request().postData()) ? route.abort('connectionfailed') : route.fallback(),
  )
  return () => page.unroute('**/graphql')
}

export async function expectFocus(page: Page, label: string) {
  await expect
    .poll(() => page.getByLabel(label, { exact: true }).evaluate((it) => it === document.activeElement))
    .toBe(true)
}
