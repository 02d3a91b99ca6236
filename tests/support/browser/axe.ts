import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

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
  const light = await lightFindingsOf(page)
  await show(page, 'dark')
  await untilStable(page)
  const dark = linesOf(await run(page, { runOnly: ['color-contrast'] }))
  await show(page, 'light')
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

/** Returns the axe findings in light mode. */
export async function lightFindingsOf(page: Page): Promise<string[]> {
  await untilStable(page)
  return linesOf(await analyze(page))
}

/** In milliseconds. A walk checks tens of pages, each in two widths and two themes. */
export const walkTimeout = 600_000

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
const overlayRoles = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Returns the findings of a page on a desktop and, without loading it again, on a phone. A dialog or menu that is open
 * must stay open.
 */
export async function findingsAtWidths(page: Page): Promise<string[]> {
  const wide = await findingsOf(page)
  const overlays = page.locator(overlayRoles).filter({ visible: true })
  const count = await overlays.count()
  const hasFocus = () => page.evaluate((roles) => Boolean(document.activeElement?.closest(roles)), overlayRoles)
  const hadFocus = count > 0 && (await hasFocus())
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize(phone)
  await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
  const narrow = await findingsOf(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // An open popover stays beside its button, which the smaller width moves.
  if (overflow > 0 && count === 0) narrow.push(`the page is ${overflow} px too wide`)
  if ((await overlays.count()) < count) narrow.push('what was open has closed')
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
  await page.setViewportSize(desktop)
  // A menu is replaced when the width changes. Until the new one has the focus, the page receives the keys.
  if (hadFocus) await expect.poll(hasFocus).toBe(true)
  return [...wide, ...narrow.map((finding) => `360 px: ${finding}`)]
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

/** Opens pages one after the other and checks each, by default on a desktop and on a phone. */
export async function walk(
  page: Page,
  pages: Record<string, () => Promise<unknown>>,
  check: (page: Page) => Promise<string[]> = findingsAtWidths,
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
