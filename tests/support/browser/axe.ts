import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type AxeOptions = Parameters<AxeBuilder['options']>[0]

declare global {
  interface Window {
    axe: { run(options: AxeOptions): ReturnType<AxeBuilder['analyze']> }
  }
}

/**
 * Returns the axe findings, including best practices, one line each: the rule, the element and the problem. Runs in
 * light mode, then checks the colors in dark mode. The page must follow the device's theme.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  await untilStable(page)
  const light = linesOf(await analyze(page))
  await show(page, 'dark')
  await untilStable(page)
  const dark = linesOf(await run(page, { runOnly: ['color-contrast'] }))
  await show(page, 'light')
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

async function analyze(page: Page) {
  // An open menu is outside the landmarks by design, and axe only exempts dialogs.
  const rules = { region: { enabled: (await page.getByRole('menu').count()) === 0 } }
  // Axe is still there when the address has changed without loading the document.
  if (await page.evaluate(() => 'axe' in window)) return run(page, { rules })
  // Legacy mode avoids an extra page for frames, which the app does not use.
  return new AxeBuilder({ page })
    .options({ ...violationsOnly, rules })
    .setLegacyMode()
    .analyze()
}

const violationsOnly = { resultTypes: ['violations' as const] }

const run = (page: Page, options: AxeOptions) =>
  page.evaluate((all) => window.axe.run(all), { ...violationsOnly, ...options })

export async function walk(
  page: Page,
  pages: Record<string, () => Promise<unknown>>,
  check: (page: Page) => Promise<string[]> = findingsOf,
): Promise<string[]> {
  const findings: string[] = []
  for (const [name, open] of Object.entries(pages)) {
    await open()
    findings.push(...(await check(page)).map((finding) => `${name}: ${finding}`))
  }
  return findings
}

/** Waits for animations, because the colors of a fading element cannot be checked. */
function untilStable(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    // New content is drawn in the next frame and can then begin to fade in.
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
