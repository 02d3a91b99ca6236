import type { Page } from 'playwright-core'

export const tourTitles = [
  'Welcome',
  'Personalize Your Profile',
  'Currency Setup',
  'Review Categories',
  'Your First Transaction',
  'Digitize Receipts',
  'Discover AI Assistant',
  'Setup Complete',
] as const

export async function skipTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).click()
  for (const title of tourTitles.slice(1, -1)) {
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Skip' }).click()
  }
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click()
  await page.getByText('Setup complete!').waitFor()
}
