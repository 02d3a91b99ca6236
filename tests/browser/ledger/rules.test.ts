import { CreateRuleDocument } from '../../../web/operations/generated.ts'
import { createTeam } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { holdToast, soon } from '../app/on-screen.ts'
import { record } from './ledger-steps.ts'

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
  await dialog.getByRole('button', { name: 'Save and update 2' }).click()
  await holdToast(page, '2 transactions changed')

  const rules = page.getByRole('list', { name: 'Rules' }).getByRole('listitem')
  await expect.poll(() => rules.count(), soon).toBe(2)
  expect(await rules.nth(1).textContent()).toContain('Description contains “SBB Mobile”')
  await page.getByRole('button', { name: 'Move the rule for “SBB Mobile”, 2 of 2' }).press('ArrowUp')
  await expect.poll(() => rules.first().textContent(), soon).toContain('SBB Mobile')
  await page.getByRole('button', { name: 'Move the rule for “SBB Mobile”, 1 of 2' }).waitFor()

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
