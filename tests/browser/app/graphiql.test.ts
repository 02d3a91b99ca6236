import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openWindow } = openBrowser()

test('GraphiQL runs a query under a policy that allows its own scripts alone', async ({ baseUrl }) => {
  const { context, page, problems } = await openWindow()
  const answer = await page.goto(`${baseUrl}/graphql`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]{44}')+ blob:$/)
  await page.getByRole('button', { name: /Execute query/ }).click()
  await page.getByText('UNAUTHENTICATED').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})
