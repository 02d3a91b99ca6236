import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('credit usage is shown by user and type for each month', async ({ baseUrl, signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  await addReceipt(ada, baseUrl, pdf())
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/plan')
  const usage = page.getByRole('region', { name: 'AI credits used' })
  const line = usage.getByRole('listitem').filter({ hasText: 'Ada Black' })
  await line.getByText('1 receipt').waitFor()
  await line.getByText('1 credit', { exact: true }).waitFor()

  await usage.getByRole('button', { name: 'Previous month' }).click()
  await usage.getByText(/^No AI credits used in /).waitFor()
  await usage.getByRole('button', { name: 'Next month' }).click()
  await line.waitFor()
  expect(problems).toEqual([])
  await context.close()
})
