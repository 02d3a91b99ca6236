import type { Page } from 'playwright-core'
import { plan, spend } from '../../api/ledger/budgets-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { holdToast } from '../app/on-screen.ts'

const { openAt } = openBrowser()

const today = () => new Date().toISOString().slice(0, 10)
const month = () => today().slice(0, 7)
const monthBefore = () => {
  const [year = 0, number = 0] = month().split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}
const nameOf = (of: string) => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(of))

const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('an empty month is copied, adjusted, carried over and balanced, and other pages show budget alerts', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  await plan(ada, monthBefore(), { Groceries: '400', Clothing: '120', Travel: '50' })
  await spend(ada, 'Groceries', '380', `${monthBefore()}-10`)
  const { context, page, problems } = await openAt(baseUrl, ada, `/budgets?month=${month()}`)

  const dialog = page.getByRole('dialog')
  const fill = async () => {
    await page.getByRole('button', { name: 'Fill from last month' }).click()
    await dialog.getByRole('button', { name: 'Set 3 budgets' }).click()
  }
  await fill()
  await lineOf(page, 'Groceries').getByText('$400.00', { exact: true }).first().waitFor()
  await page.getByText('Planned$570.00').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('No budgets for').waitFor()
  await page.getByRole('button', { name: 'Average of 3 months' }).click()
  await dialog.getByText('$380.00').first().waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await fill()

  await choose(page, 'Travel', 'Edit budget')
  await page.getByRole('textbox', { name: 'Budget for Travel' }).fill('80')
  await page.keyboard.press('Enter')
  await lineOf(page, 'Travel').getByText('$80.00').first().waitFor()

  await choose(page, 'Groceries', 'Set rollover')
  await dialog.getByText('Unspent money', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await lineOf(page, 'Groceries')
    .getByText(`$20.00 carried from ${nameOf(monthBefore())}`)
    .waitFor()
  await lineOf(page, 'Groceries').getByText('$420.00').first().waitFor()

  const elsewhere = await openAt(baseUrl, ada, '/dashboard')
  await elsewhere.page.getByRole('heading', { name: 'Latest transactions' }).waitFor()
  await spend(sam, 'Travel', '64', today())
  await holdToast(elsewhere.page, 'Travel is at 80% of its $80.00 budget')
  await spend(sam, 'Travel', '26', today())
  await elsewhere.page.getByText('Travel is $10.00 over budget').waitFor()
  await spend(sam, 'Clothing', '130', today())
  await elsewhere.page.getByText('2 budgets are close to or over their limits').waitFor()
  await elsewhere.page.getByText('Travel and Clothing').waitFor()
  expect(await elsewhere.page.locator('[data-scope=toast][data-part=root]').count()).toBe(1)
  await elsewhere.context.close()
  await lineOf(page, 'Clothing').getByText('$10.00 over').waitFor()
  await lineOf(page, 'Travel').getByText('$10.00 over').waitFor()
  expect(await page.locator('[data-scope=toast]').getByText('over budget').count()).toBe(0)
  await choose(page, 'Travel', 'Cover overspending')
  await dialog.getByRole('button', { name: 'Groceries $420.00 left' }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await page.getByText('$10.00 moved from Groceries to Travel').waitFor()
  await lineOf(page, 'Travel').getByText('Fully used').waitFor()
  await page.getByText('Planned$600.00').waitFor()

  await choose(page, 'Clothing', 'Remove budget')
  const unplanned = page.getByRole('region', { name: 'Spent without a budget' })
  await unplanned.getByText('$130.00').first().waitFor()
  await expect.poll(() => lineOf(page, 'Clothing').count()).toBe(1)
  await page.getByText('Clothing budget removed').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('budgets work on a phone by touch', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await ada.rest('POST', '/categories', {
    name: 'Bakery',
    type: 'Expense',
    parent_id: (await ada.rest('GET', '/categories')).body.find(({ name }: { name: string }) => name === 'Groceries')
      .id,
  })
  await plan(ada, month(), { Groceries: '100', Bakery: '30', Salary: '2000' })
  await spend(ada, 'Bakery', '40', today())
  const { context, page, problems } = await openAt(baseUrl, ada, `/budgets?month=${month()}`, { width: 360 })
  await page.getByText('$70.00 unallocated').waitFor()
  await page.getByText('Left to plan$1,900.00').waitFor()
  await page.getByText('$10.00 over').waitFor()
  const dialog = page.getByRole('dialog')
  const cancel = async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await choose(page, 'Bakery', 'Cover overspending')
  await dialog.getByRole('button', { name: 'Groceries $60.00 left' }).waitFor()
  await cancel()
  await choose(page, 'Groceries', 'Set rollover')
  await dialog.getByText('Unspent and overspent money').waitFor()
  await cancel()
  await page.getByRole('button', { name: 'Average of 3 months' }).click()
  await dialog.getByText('No spending in the previous three months.').waitFor()
  await page.goto(`${baseUrl}/budgets/year?year=${month().slice(0, 4)}`)
  await page.getByRole('gridcell', { name: `Bakery, ${nameOf(month())}: $30.00 planned` }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(problems).toEqual([])
  await context.close()
})

test('spending without a budget is listed, and budgets are typed one after another', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await plan(ada, month(), { Groceries: '400' })
  await spend(ada, 'Clothing', '60', today())
  await spend(ada, 'Travel', '30', today())
  const { context, page, problems } = await openAt(baseUrl, ada, '/budgets', { width: 360 })
  const unplanned = page.getByRole('region', { name: 'Spent without a budget' })
  await unplanned.getByText('$90.00').waitFor()
  await unplanned.getByLabel('Budget for Clothing').fill('100')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('*:focus').getAttribute('aria-label')).toBe('Budget for Travel')
  await page.keyboard.type('20+20')
  await page.keyboard.press('Enter')
  await unplanned.waitFor({ state: 'detached' })
  await lineOf(page, 'Clothing').getByText('$100.00').first().waitFor()
  await lineOf(page, 'Travel').getByText('$40.00').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('ten budgets are set in an empty month without a dialog', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), `/budgets?month=${month()}`)
  const others = page.getByRole('region', { name: 'Categories without a budget' })
  await others.getByLabel('Budget for Groceries').fill('10')
  for (const amount of ['20', '30', '40', '50', '60', '70']) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(amount)
  }
  await page.keyboard.press('Enter')
  await page.getByText('Planned$280.00').waitFor()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '80\n90\n100\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await page.getByText('Planned$550.00').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Planned$280.00').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('filling a month keeps its budgets unless they are ticked', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await plan(ada, monthBefore(), { Groceries: '400', Travel: '50' })
  await plan(ada, month(), { Groceries: '300' })
  const { context, page } = await openAt(baseUrl, ada, `/budgets?month=${month()}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Fill from last month' }).click()
  await dialog.getByText('replaces $300.00').click()
  await dialog.getByRole('button', { name: 'Set 2 budgets' }).waitFor()
  await dialog.getByText('replaces $300.00').click()
  await dialog.getByRole('button', { name: 'Set 1 budget' }).click()
  await page.getByText('Planned$350.00').waitFor()
  await context.close()
})
