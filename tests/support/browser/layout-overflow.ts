import type { Page } from 'playwright-core'

const allWidths = [320, 360, 768, 900, 1024, 1100, 1280]

/** Returns, for each width, a line if the page scrolls horizontally and one for each covered control. */
export async function misfitsOf(page: Page, widths = allWidths): Promise<string[]> {
  const size = page.viewportSize()
  const misfits: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(findMisfits)
    misfits.push(...found.map((misfit) => `${width} px: ${misfit}`))
  }
  if (size) await page.setViewportSize(size)
  return misfits
}

/** Runs in the page. */
async function findMisfits(): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await frame()
  const overflow = document.documentElement.scrollWidth - innerWidth
  const misfits = overflow > 0 ? [`the page is ${overflow} px too wide`] : []
  for (const control of document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    // Native inputs behind a styled checkbox or file button have a size of one pixel.
    if (width < 4 || height < 4) continue
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))) continue
    const name = control.ariaLabel ?? control.textContent
    misfits.push(
      `"${name?.slice(0, 40)}" is ${hit ? `covered by ${hit.tagName} "${hit.textContent?.slice(0, 30)}"` : 'off the screen'}`,
    )
  }
  scrollTo(0, 0)
  return misfits
}
