import { openBrowser } from '../../support/browser/browser.ts'
import { CategoriesDocument, OrganizationsDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { activeOrganization, rowOf } from '../app/on-screen.ts'

const { openAt } = openBrowser()

async function organizationOf(person: TestUser, name: string) {
  const { organizations } = await person.graphql(OrganizationsDocument, {})
  const found = organizations.find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return { ...found, person: person.in(found.id) }
}

async function categoriesOf(person: TestUser): Promise<string[]> {
  return (await person.graphql(CategoriesDocument, {})).categories.map(({ name }) => name)
}

test('a team is created with business categories and a currency found by typing, and is opened', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { page, problems, context } = await openAt(baseUrl, ada, '/organizations', { width: 360 })
  const lines = await page
    .getByText('Owner · Personal · Self-hosted · USD')
    .evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(lines).toBeCloseTo(1, 1)
  await page.getByRole('link', { name: 'New organization' }).click()
  await page.getByRole('radio', { name: 'Team' }).check({ force: true })
  expect(await page.getByRole('checkbox', { name: /^Add 10 business categories, such as payroll/ }).isChecked()).toBe(
    true,
  )
  await expect.poll(() => page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('UTC')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText('Enter a name.').waitFor()

  await page.getByLabel('Name').fill('Harbor & Pine')
  await page.getByRole('combobox', { name: 'Currency' }).fill('swiss')
  await page.getByRole('option', { name: 'Swiss Franc' }).click()
  await page.getByLabel('First day of the month').selectOption('25th')
  await page.getByText('Months run from the 25th to the 24th').waitFor()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('zurich')
  await page.getByRole('option', { name: 'Europe/Zurich' }).click()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText('Switched to: Harbor & Pine').waitFor()
  await page.waitForURL('**/dashboard')
  await activeOrganization(page, 'Harbor & Pine').waitFor()

  const { person, ...made } = await organizationOf(ada, 'Harbor & Pine')
  const chosen = { kind: 'TEAM', currency: 'CHF', monthStartDay: 25, timeZone: 'Europe/Zurich', userRole: 'OWNER' }
  expect(made).toMatchObject(chosen)
  expect(await categoriesOf(person)).toEqual(expect.arrayContaining(['Groceries', 'Payroll', 'Office rent']))
  expect(problems).toEqual([])
  await context.close()
})

test('another personal organization is created without business categories, and the user switches back', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { page, problems, context } = await openAt(baseUrl, ada, '/organizations/new')
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.getByLabel('Name').fill('The boat')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await activeOrganization(page, 'The boat').waitFor()
  const { person, ...made } = await organizationOf(ada, 'The boat')
  expect(made).toMatchObject({ kind: 'PERSONAL', currency: 'USD', monthStartDay: 1, timeZone: 'UTC' })
  expect(await categoriesOf(person)).not.toContain('Payroll')

  await page.goto(`${baseUrl}/organizations`)
  await rowOf(page, 'The boat').getByText('Active').waitFor()
  await rowOf(page, 'The boat').getByText('Owner · Personal · Self-hosted · USD').waitFor()
  await page.getByRole('button', { name: "Switch to Ada's finances" }).click()
  await page.getByText("Switched to: Ada's finances").waitFor()
  await rowOf(page, "Ada's finances").getByText('Active').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})
