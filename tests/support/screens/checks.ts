import type { Page } from 'playwright-core'
import { darkColorFindingsOf, darkFindingsOf, lightFindingsOf, onPhone, openOverlays } from '../browser/axe.ts'
import { misfitsOf } from '../browser/layout-overflow.ts'
import { allowedWords, findPlainTexts } from './plain-texts.ts'
import type { Screen } from './screen.ts'

/**
 * Returns what is wrong with the screen that a page shows: axe's findings on a desktop in light and dark, on a phone,
 * and on a phone from right to left in dark; horizontal overflow and covered controls at five widths, of which 640 px is
 * a desktop at 200 % zoom; English texts; texts that are cut on a phone; and animations although the device asks for
 * reduced motion. The page stays as it is.
 * @param reopen opens the screen again on a phone, if its desktop form closes there
 */
export async function findingsOnScreen(
  page: Page,
  { typed = '', ...screen }: Pick<Screen, 'isOverlay' | 'typed' | 'onPhone'>,
  reopen?: () => Promise<void>,
): Promise<string[]> {
  const isOverlay = screen.isOverlay || (await openOverlays(page).count()) > 0
  const allowed = allowedWords.concat(typed.split(/[^\p{L}]+/u))
  const wide = [...(await lightFindingsOf(page)), ...(await darkColorFindingsOf(page))]
  const plain = await page.evaluate(findPlainTexts, allowed)
  const moving = await page.evaluate(findMotion)
  const misfits = isOverlay ? [] : await misfitsOf(page, [320, 360, 640, 768, 1024])
  const narrow = await onPhone(page, async () => {
    await reopen?.()
    const found = await lightFindingsOf(page)
    const texts = await page.evaluate(findPlainTexts, allowed)
    return [
      ...found,
      ...texts.filter((text) => !isOverlay || !/^(cut|the page is)/.test(text)),
      ...(await findingsRightToLeft(page, isOverlay)),
    ]
  })
  return [
    ...wide,
    ...plain.filter((text) => !text.startsWith('cut')),
    ...moving,
    ...misfits,
    ...narrow
      .filter((finding) => screen.onPhone !== 'missing' || finding !== 'what was open has closed')
      .map((finding) => `360 px: ${finding}`),
  ]
}

async function findingsRightToLeft(page: Page, isOverlay: boolean): Promise<string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const findings = await darkFindingsOf(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0 && !isOverlay) findings.push(`the page is ${overflow} px too wide`)
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  return findings.map((finding) => `right to left, dark: ${finding}`)
}

/** Runs in the page. Returns elements that do more than fade although the device asks for reduced motion. */
function findMotion(): string[] {
  const longest = (durations: string) => Math.max(...durations.split(',').map((each) => Number.parseFloat(each)))
  const moves = ({ animationDuration, animationIterationCount, transitionProperty }: CSSStyleDeclaration) =>
    longest(animationDuration) > 0.12 || animationIterationCount !== '1' || transitionProperty !== 'opacity'
  const found = [...document.body.querySelectorAll('*')].filter((each) => moves(getComputedStyle(each)))
  return [...new Set(found.map((each) => `moves: ${each.tagName}`))]
}
