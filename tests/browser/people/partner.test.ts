import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { chooseCategory } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('an invited member is shown how to add, and is proposed as the payer', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp({ name: 'Maya Lindqvist' }))
  const sam = await joinAs('MEMBER', maya, (options) => signUp({ ...options, onboarding: true }))
  const { context, page, problems } = await openAt(baseUrl, sam, '/dashboard', { width: 360, asksForCountry: true })
  const tour = page.getByRole('dialog')
  await tour.getByText('Step 1 of 2').waitFor()
  await tour.getByRole('button', { name: 'Save name' }).click()
  await tour.getByRole('heading', { name: 'You are in Harbor & Pine' }).waitFor()
  await tour.getByText('You are entered as the payer.').waitFor()
  await tour.getByRole('button', { name: 'Go to My Dashboard' }).click()
  await page.getByText('Setup complete!').waitFor()
  expect(await page.getByText('Set your country').count()).toBe(0)

  await page.goto(`${baseUrl}/transactions/new`)
  const payer = page.getByLabel('Paid by')
  await expect.poll(() => payer.locator('option:checked').textContent()).toBe('Sam Reed (you)')
  await page.getByLabel('Amount').fill('12.50')
  await page.getByLabel('Description').fill('Pine tar')
  await chooseCategory(page, 'Groceries')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('row', { name: /Pine tar/ })
    .getByText('Groceries · Sam Reed')
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a member alone is not asked who paid', async ({ baseUrl, signUp }) => {
  const maya = await createTeam(await signUp())
  await invite(maya, `sam-${crypto.randomUUID()}@x.example`)
  const { context, page } = await openAt(baseUrl, maya, '/transactions/new')
  await page.getByLabel('Amount').waitFor()
  expect(await page.getByLabel('Paid by').count()).toBe(0)
  await context.close()
})
