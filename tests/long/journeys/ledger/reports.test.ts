import { CreateSavedViewDocument as SaveViewDocument } from '../../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { watch } from '../../../browser/app/live-steps.ts'
import { holdToast } from '../../../browser/app/on-screen.ts'
import { fill, record } from '../../../browser/ledger/reports-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const spring = 'months=3&month=2026-05'

test('the cash flow has a focusable link for each stream, and two bars on a phone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await fill(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, `/reports?by=flow&${spring}`)
  const chart = page.getByRole('group', { name: 'Flow' })
  await expect
    .poll(() => chart.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label'))))
    .toEqual(['Salary, $150.00', 'Overspent, $46.57', 'Groceries, $129.90', 'Uncategorised, $66.67'])
  await chart.getByRole('link', { name: 'Groceries, $129.90' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status', { name: 'Totals' }).getByText('−$129.90').first().waitFor()
  await context.close()

  const phone = await openAt(baseUrl, ada, `/reports?by=flow&${spring}`, { width: 360 })
  await phone.page.getByRole('table', { name: 'Money out' }).waitFor()
  expect(await phone.page.getByRole('group', { name: 'Flow' }).count()).toBe(0)
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect([...problems, ...phone.problems]).toEqual([])
  await phone.context.close()
})

test('the months of a report are kept in the URL, and the report follows the ledger', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await fill(ada)
  const { context, page, problems } = await openAt(baseUrl, ada, '/reports?month=2026-05')
  await page.getByRole('button', { name: 'Months: 6 months' }).click()
  await page.getByRole('menuitem', { name: '1 month' }).click()
  await page.getByRole('heading', { name: 'Spending by category' }).waitFor()
  await page.getByRole('row', { name: /Total \$100\.00/ }).waitFor()
  await page.getByRole('button', { name: 'Months: 1 month' }).click()
  await page.getByRole('menuitem', { name: 'Custom range' }).click()
  await page.getByRole('group', { name: 'First month' }).getByRole('button', { name: 'Previous month' }).click()
  await page.waitForURL((url) => url.search === '?from=2026-04&to=2026-05')
  await page.reload()
  await page.getByRole('row', { name: /Total \$112\.50/ }).waitFor()

  const screen = watch(page)
  for (const [by, amount] of [
    ['category', '113.50'],
    ['tag', '114.50'],
    ['member', '115.50'],
  ]) {
    await screen.follows(
      `/reports?from=2026-04&to=2026-05&by=${by}`,
      page.getByRole('row', { name: /Total/ }),
      () => record(ada, { date: '2026-04-01', amount: '1.00' }),
      [page.getByRole('row', { name: `Total $${amount}` })],
    )
  }
  expect(problems).toEqual([])
  await context.close()
})

test('a view is saved, changed, reset, renamed, shared, deleted and restored', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp)
  const { context, page, problems } = await openAt(baseUrl, ada, '/reports?by=tag&months=12')
  const choose = async (button: string, item: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Views', 'Save this view')
  await page.getByRole('textbox', { name: 'Name' }).fill('A year of tags')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'View: A year of tags' }).waitFor()

  await choose('Months: 12 months', '3 months')
  await page.getByText('Changed').waitFor()
  await page.getByRole('button', { name: 'Revert' }).click()
  await page.getByRole('button', { name: 'Months: 12 months' }).waitFor()
  await choose('Months: 12 months', 'Calendar year')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect.poll(() => page.getByText('Changed').count()).toBe(0)
  await choose('View: A year of tags', 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('Tags this year')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()

  const other = await openAt(baseUrl, sam, '/reports')
  await other.page.getByRole('button', { name: 'Views' }).click()
  await other.page.getByRole('menuitem', { name: 'Save this view' }).waitFor()
  await choose('View: Tags this year', 'Share with all members')
  await other.page.getByRole('menuitem', { name: 'Tags this year' }).click()
  await other.page.waitForURL(
    (url) => url.searchParams.get('by') === 'tag' && url.searchParams.get('months') === 'year',
  )
  await other.page.getByRole('button', { name: 'View: Tags this year' }).click()
  await other.page.getByRole('menuitem').first().waitFor()
  expect(await other.page.getByRole('menuitem', { name: /^(Rename|Delete|Share with)/ }).count()).toBe(0)

  await choose('View: Tags this year', 'Delete')
  await holdToast(page, 'Tags this year deleted')
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  await expect.poll(() => other.page.getByRole('menuitem', { name: 'Tags this year' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'View: Tags this year' }).waitFor()
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()

  await ada.graphql(SaveViewDocument, { input: { name: 'Large ones', page: 'TRANSACTIONS', address: 'min=100' } })
  await page.goto(`${baseUrl}/transactions`)
  await choose('Views', 'Large ones')
  await page.getByRole('button', { name: /^Amount: / }).waitFor()
  expect(new URL(page.url()).search).toBe('?min=100')
  await page.reload()
  await page.getByRole('button', { name: 'View: Large ones' }).waitFor()
  await context.close()
})
