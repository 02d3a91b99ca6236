import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type AxeOptions = Parameters<AxeBuilder['options']>[0]

declare global {
  interface Window {
    axe: {
      run(options: AxeOptions): ReturnType<AxeBuilder['analyze']>
      run(context: { include: Element[] }, options: AxeOptions): ReturnType<AxeBuilder['analyze']>
    }
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

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
const overlayRoles = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Returns the findings of a page on a desktop and, without loading it again, on a phone. A dialog or menu that is open
 * must stay open.
 */
export async function findingsAtWidths(page: Page): Promise<string[]> {
  const wide = await findingsOf(page)
  const isOverlay = (await openOverlays(page).count()) > 0
  const hasFocus = () => page.evaluate((roles) => Boolean(document.activeElement?.closest(roles)), overlayRoles)
  const hadFocus = isOverlay && (await hasFocus())
  const narrow = await onPhone(page, async () => {
    const findings = await findingsOf(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // An open popover stays beside its button, which the smaller width moves.
    return overflow > 0 && !isOverlay ? [...findings, `the page is ${overflow} px too wide`] : findings
  })
  // A menu is replaced when the width changes. Until the new one has the focus, the page receives the keys.
  if (hadFocus) await expect.poll(hasFocus).toBe(true)
  return [...wide, ...narrow.map((finding) => `360 px: ${finding}`)]
}

export const openOverlays = (page: Page): Locator => page.locator(overlayRoles).filter({ visible: true })

/**
 * Shows a page as on a phone, without loading it again, while a check returns its findings. A dialog or menu that is
 * open must stay open.
 */
export async function onPhone(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const overlays = openOverlays(page)
  const count = await overlays.count()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize(phone)
  await expect.poll(() => page.locator('.chakra-skeleton').count()).toBe(0)
  const findings = await check()
  if ((await overlays.count()) < count) findings.push('what was open has closed')
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
  await page.setViewportSize(desktop)
  return findings
}

/** Returns the findings about colors in dark mode, in what is open or else in the page without the shell. */
export async function darkColorFindingsOf(page: Page): Promise<string[]> {
  await show(page, 'dark')
  await untilStable(page)
  const found = await page.evaluate(
    ({ roles, options }) => {
      const overlays = [...document.querySelectorAll(roles)].filter((each) => each.checkVisibility())
      const parts = overlays.length > 0 ? overlays : [document.querySelector('main') ?? document.body]
      return window.axe.run({ include: parts }, options)
    },
    { roles: overlayRoles, options: { ...violationsOnly, runOnly: ['color-contrast'] } },
  )
  await show(page, 'light')
  return linesOf(found).map((finding) => `dark: ${finding}`)
}

/** Returns the axe findings in dark mode. */
export async function darkFindingsOf(page: Page): Promise<string[]> {
  await show(page, 'dark')
  const findings = await lightFindingsOf(page)
  await show(page, 'light')
  return findings
}

async function analyze(page: Page) {
  // An open menu or list is outside the landmarks by design, and axe only exempts dialogs.
  const menus = page.getByRole('menu').or(page.getByRole('listbox'))
  const rules = { region: { enabled: (await menus.count()) === 0 } }
  // Axe is still there when the address has changed without loading the document.
  if (await page.evaluate(() => 'axe' in window)) return run(page, { rules })
  // Legacy mode avoids an extra page for frames, which the app does not use.
  return new AxeBuilder({ page })
    .options({ ...violationsOnly, rules })
    .setLegacyMode()
    .analyze()
}

/** No page has media that play, whose rule makes axe copy all style sheets at each run. */
const violationsOnly = { resultTypes: ['violations' as const], preload: false }

const run = (page: Page, options: AxeOptions) =>
  page.evaluate((all) => window.axe.run(all), { ...violationsOnly, ...options })

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
