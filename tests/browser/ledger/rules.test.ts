import { createTeam } from '../../api/people/invitations-steps.ts'
import { findingsOf } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { CreateRuleDocument, CreateTransactionDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { holdToast, soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('a rule is created from a transaction, previewed, applied to existing ones, undone and sorted by keyboard', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  await record(ada, 'SBB Mobile', '3.00')
  await record(ada, 'SBB Mobile 17', '4.00')
  await record(ada, 'SBB Mobile', '5.00', await categoryOf(ada, 'Travel'))
  await ada.graphql(CreateRuleDocument, { input: { text: 'Bakery', categoryId: await categoryOf(ada, 'Groceries') } })
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/rules?new&text=SBB+Mobile')

  const dialog = page.getByRole('dialog', { name: 'New rule' })
  const preview = dialog.getByRole('group', { name: 'Preview' })
  await preview.getByText('Past transactions').waitFor()
  await dialog.getByLabel('Set category').fill('Transp')
  await page.getByRole('option', { name: 'Transport' }).click()
  await preview
    .getByText('3 transactions match: $12.00 spent. 2 will change. 1 was set by hand and stays the same.')
    .waitFor()
  await preview.getByText('stays in Travel').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save and update 2' }).click()
  await holdToast(page, '2 transactions changed')

  const rules = page.getByRole('list', { name: 'Rules' }).getByRole('listitem')
  await expect.poll(() => rules.count(), soon).toBe(2)
  expect(await rules.nth(1).textContent()).toContain('Description contains “SBB Mobile”')
  await page.getByRole('button', { name: 'Move the rule for “SBB Mobile”, 2 of 2' }).press('ArrowUp')
  await expect.poll(() => rules.first().textContent(), soon).toContain('SBB Mobile')
  await page.getByRole('button', { name: 'Move the rule for “SBB Mobile”, 1 of 2' }).waitFor()
  expect(await findingsOf(page)).toEqual([])

  const toast = page.locator('[data-scope=toast][data-part=root]', { hasText: '2 transactions changed' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByText(/^Undone/)
    .first()
    .waitFor()
  const { body } = await ada.rest('GET', '/transactions')
  expect(body.items.map((item: { category: unknown }) => item.category)).toContain(null)
  expect(problems).toEqual([])
  await context.close()
})

test('a repeated correction suggests a rule next to the correction and among the rules', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  for (const amount of ['3.00', '4.00']) await record(ada, 'SBB Mobile', amount, await categoryOf(ada, 'Travel'))
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  const pickers = page.getByRole('button', { name: 'Category of SBB Mobile' })
  const correct = async (row: number) => {
    await pickers.nth(row).click()
    await page.getByRole('option', { name: 'Transport' }).first().click()
    await page.getByText('moved to Transport').waitFor()
  }
  await expect.poll(() => pickers.count(), soon).toBe(2)
  await correct(0)
  await correct(1)
  await page.getByText('Always categorise “SBB Mobile” as Transport?').waitFor()

  await page.goto(`${baseUrl}/settings/rules`)
  const suggested = page.getByRole('list', { name: 'Suggested rules' }).getByRole('listitem')
  await expect.poll(() => suggested.count(), soon).toBe(1)
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Create rule for SBB Mobile' }).click()
  await expect.poll(() => suggested.count(), soon).toBe(0)
  await page.getByRole('list', { name: 'Rules' }).getByText('Description is “SBB Mobile”').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the rules fit on a phone, and a rule is turned off', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  await ada.graphql(CreateRuleDocument, {
    input: {
      text: 'Bakery on 45th',
      max: '20.00',
      marksReviewed: true,
      categoryId: await categoryOf(ada, 'Groceries'),
    },
  })
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/rules', { width: 360 })
  await page.getByText('Description contains “Bakery on 45th”, $20.00 or less').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Rule for “Bakery on 45th”' }).click({ force: true })
  await page.getByText('Rule turned off').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

async function record(person: TestUser, description: string, amount: string, categoryId?: string) {
  const input = expense({ description, amount, ...(categoryId && { categoryId }) })
  await person.graphql(CreateTransactionDocument, { input })
}
