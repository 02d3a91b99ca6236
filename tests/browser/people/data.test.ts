import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser, readDownload } from '../../support/browser/browser.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { today, watch } from '../app/live-steps.ts'
import { chooseAction } from '../app/on-screen.ts'

const { openAt } = openBrowser()

async function fetched(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: file.suggestedFilename(), bytes: await readDownload(file) }
}

test("sample data is added and removed, a list and an archive are downloaded, and the user's own data stays", async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('ADMIN', ada, signUp)
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const other = await openAt(baseUrl, sam, '/settings/data', { width: 360, theme: 'dark' })
  await other.page.getByRole('button', { name: 'Add sample data' }).waitFor()
  const screen = watch(other.page)
  await screen.settled()

  await page.getByRole('button', { name: 'Explore with sample data' }).click()
  await page.getByText('Added a year of sample data').waitFor()
  await page.getByText("You're looking at sample data.").waitFor()
  await page.getByLabel('Monthly totals').waitFor()
  await other.page.getByRole('button', { name: 'Remove sample data' }).waitFor()
  expect(screen.asked).toEqual([])

  const input = expense({
    description: 'My lunch',
    amount: '7.77',
    date: today(),
    categoryId: await categoryOf(ada, 'Eating out'),
  })
  const own = await ada.graphql(CreateTransactionDocument, { input })
  const month = today().slice(0, 7)
  await page.goto(`${baseUrl}/transactions?month=${month}&text=lunch`)
  await page.getByRole('row', { name: /My lunch/ }).waitFor()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export transactions' })
  await dialog.getByText(/^1 transaction: “lunch”, \w+ \d{4}\.$/).waitFor()
  await dialog.getByRole('link', { name: '1 expense without a receipt' }).waitFor()
  await dialog.getByRole('button', { name: /^Date: / }).click()
  await page.getByRole('dialog', { name: 'Date' }).getByRole('button', { name: 'This year' }).click()
  await dialog.getByText(/^\d+ transactions?: “lunch”, Jan 1/).waitFor()
  const list = await fetched(page, () => dialog.getByRole('button', { name: /^Export \d/ }).click())
  expect(list.name).toMatch(/transactions.*\.csv$/)
  expect(list.bytes.toString()).toMatch(/My lunch.*-7\.77/)
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`${baseUrl}/budgets`)
  await chooseAction(page, monthLabel(month), 'Export')
  const budgets = page.getByRole('dialog', { name: 'Export budgets' })
  await budgets.getByText('JSON', { exact: true }).click()
  const plans = await fetched(page, () => budgets.getByRole('button', { name: 'Export' }).click())
  expect(JSON.parse(plans.bytes.toString())).toBeTruthy()
  await page.goto(`${baseUrl}/reports`)
  await chooseAction(page, 'Reports', 'Export')
  const report = page.getByRole('dialog', { name: 'Export report' })
  await report.getByText('Excel').click()
  const sheet = await fetched(page, () => report.getByRole('button', { name: 'Export' }).click())
  expect([sheet.name.slice(-5), sheet.bytes.subarray(0, 2).toString()]).toEqual(['.xlsx', 'PK'])

  await page.goto(`${baseUrl}/settings/data`)
  await page.getByRole('button', { name: 'Create archive' }).click()
  await page.getByText(/Expires (today|tomorrow) at .*\. Only you can download it\./).waitFor()
  const archive = await fetched(page, () => page.getByRole('link', { name: 'Download' }).click())
  expect([archive.name.slice(-4), archive.bytes.subarray(0, 2).toString()]).toEqual(['.zip', 'PK'])

  await other.page.getByRole('button', { name: 'Remove sample data' }).click()
  const question = other.page.getByRole('alertdialog', { name: 'Remove sample data?' })
  await question.getByText('Everything you added yourself').waitFor()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await other.page.getByText('Sample data removed').waitFor()
  await page.getByText('Only available in an empty organization.').waitFor()
  const { body } = await ada.rest('GET', '/transactions')
  expect(body.items).toEqual([expect.objectContaining({ id: own.createTransaction.id, version: 1 })])
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect([...problems, ...other.problems]).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})

function monthLabel(month: string): string {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01`))
}
