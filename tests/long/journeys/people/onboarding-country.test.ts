import { expectFocus, skipTo } from '../../../browser/people/onboarding-steps.ts'
import { openBrowser, signIn } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openWindow } = openBrowser()

const countries = [
  { locale: 'en-CH', timezoneId: 'Europe/Zurich', country: 'Switzerland' },
  { locale: 'en-US', timezoneId: 'Europe/Berlin', country: 'Germany' },
  { locale: 'en-BE', timezoneId: 'Europe/Brussels', country: 'Belgium' },
  { locale: 'pt-BR', timezoneId: 'UTC', country: 'Brazil' },
  { locale: 'eo', timezoneId: 'UTC', country: '' },
]

test('the country of the device is preselected', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ onboarding: true })
  for (const { country, ...expected } of countries) {
    const { context, page } = await openWindow(expected)
    await signIn(page, baseUrl, ada)
    const currency = await skipTo(page, 'Currency Setup')
    await expect.poll(() => currency.getByRole('combobox', { name: 'Country' }).inputValue()).toBe(country)
    if (!country) {
      await currency.getByRole('button', { name: 'Set currency' }).click()
      await currency.getByText('Country is required.').waitFor()
      await expectFocus(page, 'Country')
    }
    await context.close()
  }
})
