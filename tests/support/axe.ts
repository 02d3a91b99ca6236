import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type AxeOptions = Parameters<AxeBuilder['options']>[0]

declare global {
  interface Window {
    axe: { run(options: AxeOptions): ReturnType<AxeBuilder['analyze']> }
  }
}

/**
 * What axe finds on the page as it stands, a line each: the rule, the element, what is wrong; best practices too. In the
 * light, then in the dark, where only colours are other ones. The page follows the device's theme.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  await settle(page)
  const light = linesOf(await analyze(page))
  await show(page, 'dark')
  await settle(page)
  const dark = linesOf(await run(page, { runOnly: ['color-contrast'] }))
  await show(page, 'light')
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

async function analyze(page: Page) {
  // A menu hangs beside the landmarks, as it has to; of what is open, axe itself excuses dialogs alone.
  const rules = { region: { enabled: (await page.getByRole('menu').count()) === 0 } }
  // Axe is still there when the address has changed without loading the document.
  if (await page.evaluate(() => 'axe' in window)) return run(page, { rules })
  // There are no frames, for which axe would open another page each time.
  return new AxeBuilder({ page })
    .options({ ...violationsOnly, rules })
    .setLegacyMode()
    .analyze()
}

const violationsOnly = { resultTypes: ['violations' as const] }

const run = (page: Page, options: AxeOptions) =>
  page.evaluate((all) => window.axe.run(all), { ...violationsOnly, ...options })

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
  return page.evaluate(async () => {
    // What has just arrived is drawn in the next frame, and may then begin to fade in.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
  })
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
