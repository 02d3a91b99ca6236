import { follow, openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('menus and lists take no click without a position, and menus get the focus', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/categories')
  const lists = '[data-part=content]:is([data-scope=menu], [data-scope=combobox], [data-scope=popover])'
  const drawn: string[] = []
  await page.exposeFunction('reportList', (list: string) => drawn.push(list))
  // The observer is called before the list has its position.
  await page.evaluate((selector) => {
    const report = Reflect.get(window, 'reportList')
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        const list = node instanceof Element && (node.matches(selector) ? node : node.querySelector(selector))
        if (list) report(`${list.getAttribute('data-scope')}, ${getComputedStyle(list).pointerEvents}`)
      }
    }).observe(document.body, { childList: true, subtree: true })
  }, lists)
  const pointerEvents = () => page.locator(lists).evaluate((list) => getComputedStyle(list).pointerEvents)

  await page.getByRole('button', { name: 'Actions for Groceries' }).click()
  await expect.poll(pointerEvents).toBe('auto')
  expect(await page.evaluate(() => document.activeElement?.role)).toBe('menu')
  await page.keyboard.press('Escape')

  await follow(page, '/transactions/new')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await expect.poll(pointerEvents).toBe('auto')
  await page.keyboard.press('Escape')

  await follow(page, '/budgets')
  await page.locator('[data-scope=popover][data-part=trigger]').click()
  await expect.poll(pointerEvents).toBe('auto')
  expect(drawn).toEqual(['menu, none', 'combobox, none', 'popover, none'])
  expect(problems).toEqual([])
  await context.close()
})
