import { CreateRuleDocument } from '../../../../web/operations/generated.ts'
import { createTeam } from '../../../api/people/invitations-steps.ts'
import { soon } from '../../../browser/app/on-screen.ts'
import { record } from '../../../browser/ledger/ledger-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { categoryOf } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

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
  await page.getByRole('button', { name: 'Always' }).waitFor()
  // The toast of the first correction is still shown while the second is being sent.
  const categories = async () => (await ada.rest('GET', '/transactions')).body.items.map(nameOfCategory)
  await expect.poll(categories, soon).toEqual(['Transport', 'Transport'])

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

const nameOfCategory = ({ category }: { category: { name: string } }) => category.name
