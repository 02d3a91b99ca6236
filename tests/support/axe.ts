import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it stands, a line each: the rule, the element, what is wrong; best practices too. In the
 * light, then in the dark, where only colours are other ones. The page follows the device's theme.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  const light = await findings(page, (axe) => axe)
  await show(page, 'dark')
  const dark = await findings(page, (axe) => axe.withRules(['color-contrast']))
  await show(page, 'light')
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

/** Goes through places, each opened by a step, and answers what axe finds, with the place's name. */
export async function walk(page: Page, places: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const findings: string[] = []
  for (const [name, open] of Object.entries(places)) {
    await open()
    findings.push(...(await findingsOf(page)).map((finding) => `${name}: ${finding}`))
  }
  return findings
}

async function findings(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Of what is fading in, colours can not be judged yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  // There are no frames, for which axe would open another page each time.
  const axe = choose(new AxeBuilder({ page }).setLegacyMode())
  // A menu hangs beside the landmarks, as it has to; of what is open, axe itself excuses dialogs alone.
  if ((await page.getByRole('menu').count()) > 0) axe.disableRules('region')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}

async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html.${theme}`).waitFor({ state: 'attached' })
}
