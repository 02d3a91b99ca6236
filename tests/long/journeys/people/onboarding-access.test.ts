import type { Page } from 'playwright-core'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { atStep, stepOf } from '../../../browser/people/onboarding-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('the tour can be completed with the keyboard alone', async ({ baseUrl, signUp }) => {
  const { context, page } = await openWindow()
  const ada = await signUp({ onboarding: true })
  await signIn(page, baseUrl, ada)
  const { keyboard } = page

  await atStep(page, 'Welcome')
  await expectFocus(page, 'Welcome')
  await keyboard.press('Enter')
  await atStep(page, 'Personalize Your Profile')
  await expectFocus(page, 'Name')
  await keyboard.press('Control+a')
  await keyboard.type('Grace')
  await keyboard.press('Enter')

  await atStep(page, 'Currency Setup')
  await expectFocus(page, 'Country')
  await keyboard.press('Control+a')
  await keyboard.type('Irel')
  await page.getByRole('option', { name: 'Ireland' }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await stepOf(page, 'Currency Setup').getByText('Currency: EUR (€)').waitFor()
  await keyboard.press('Enter')

  await atStep(page, 'Review Categories')
  await expectFocus(page, 'Review Categories')
  await keyboard.press('Tab')
  await expectFocus(page, 'Rename Groceries')
  await keyboard.press('Enter')
  await expectFocus(page, 'Name of Groceries')
  await keyboard.type('Food')
  await keyboard.press('Enter')
  await expectFocus(page, 'Rename Food')
  await pressUntil(page, 'Shift+Tab', 'Close')
  await pressUntil(page, 'Shift+Tab', 'Continue')
  await keyboard.press('Enter')

  await atStep(page, 'Your First Transaction')
  await expectFocus(page, 'Amount')
  await keyboard.type('4')
  await keyboard.press('Enter')

  await atStep(page, 'Digitize Receipts')
  await expectFocus(page, 'Digitize Receipts')
  await pressUntil(page, 'Tab', 'Use our sample')
  await keyboard.press('Enter')
  await expectFocus(page, 'Upload receipt')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await expectFocus(page, 'Back')
  await keyboard.press('Shift+Tab')
  await expectFocus(page, 'Remove sample-receipt.jpg')
  await keyboard.press('Enter')
  await expectFocus(page, 'Choose a file')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expectFocus(page, 'Upload receipt')
  await keyboard.press('Enter')

  await atStep(page, 'Discover AI Assistant')
  await keyboard.press('Enter')
  await atStep(page, 'Setup Complete')
  await expectFocus(page, 'Setup Complete')
  await keyboard.press('Enter')
  await page.getByText('Setup complete!').waitFor()
  expect((await ada.rest('GET', '/users/me')).body.user).toMatchObject({ name: 'Grace', currency_symbol: '€' })
  expect((await ada.rest('GET', '/transactions')).body.items).toMatchObject([{ description: 'Onboarding Food' }])
  await context.close()
})

test('an invited Viewer is told what they can do', async ({ baseUrl, signUp }) => {
  const owner = await createTeam(await signUp())
  const sam = await joinAs('VIEWER', owner, (options) => signUp({ ...options, onboarding: true }))
  const { context, page } = await openAt(baseUrl, sam, '/dashboard')
  await page.getByText('Step 1 of 2').waitFor()
  await stepOf(page, 'Personalize Your Profile').getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('heading', { name: 'You are in Harbor & Pine' }).waitFor()
  await page.getByText('You can read it and ask the assistant.').waitFor()
  await page.getByRole('button', { name: 'Go to My Dashboard' }).waitFor()
  await context.close()
})

async function pressUntil(page: Page, key: string, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`${name} is not reached by ${key}.`)
}

async function expectFocus(page: Page, name: string) {
  await expect.poll(() => focused(page)).toBe(name)
}

function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
  })
}
