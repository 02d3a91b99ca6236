import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the page as it stands, a line each: the rule, the element, what is wrong. Best practices too. */
export async function findingsOf(page: Page): Promise<string[]> {
  // Of what is fading in, colours can not be judged yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const axe = new AxeBuilder({ page })
  // A menu hangs beside the landmarks, as it has to; of what is open, axe itself excuses dialogs alone.
  if ((await page.getByRole('menu').count()) > 0) axe.disableRules('region')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}
