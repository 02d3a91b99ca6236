import type { Page } from 'playwright-core'

/** The titles of the tour, in their order. */
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

/** Goes through the tour that greets a new person, leaving out all that may be left out. */
export async function skipTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).click()
  for (const title of tourTitles.slice(1, -1)) {
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Skip' }).click()
  }
  await page.getByRole('button', { name: 'Go to My Dashboard' }).click()
  await page.getByText('Setup complete!').waitFor()
}
