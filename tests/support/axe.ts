import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: { run(options: Parameters<AxeBuilder['options']>[0]): ReturnType<AxeBuilder['analyze']> }
  }
}

/**
 * What axe finds on the page as it stands, a line each: the rule, the element, what is wrong; best practices too. In the
 * light, then in the dark, where only colours are other ones. The page follows the device's theme.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  await settle(page)
  // There are no frames, for which axe would open another page each time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  // A menu hangs beside the landmarks, as it has to; of what is open, axe itself excuses dialogs alone.
  if ((await page.getByRole('menu').count()) > 0) axe.disableRules('region')
  const light = linesOf(await axe.analyze())

  await show(page, 'dark')
  await settle(page)
  // Axe is still in the page.
  const colours = { runOnly: ['color-contrast'], resultTypes: ['violations' as const] }
  const dark = linesOf(await page.evaluate((options) => window.axe.run(options), colours))
  await show(page, 'light')
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

/** Goes through places, each opened by a step, and answers what axe finds, with the place's name. */
export async function walk(
  page: Page,
  places: Record<string, () => Promise<unknown>>,
  check: (page: Page) => Promise<string[]> = findingsOf,
): Promise<string[]> {
  const findings: string[] = []
  for (const [name, open] of Object.entries(places)) {
    await open()
    findings.push(...(await check(page)).map((finding) => `${name}: ${finding}`))
  }
  return findings
}

/** Of what is fading in, colours can not be judged yet. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
}

function linesOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}

async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html.${theme}`).waitFor({ state: 'attached' })
}
