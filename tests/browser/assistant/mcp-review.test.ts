import { connectMcp } from '../../api/mcp/mcp-client.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('a draft that an MCP client staged is approved in the browser, and the client is notified and sees it', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const client = await connectMcp(baseUrl, ada)
  const notified: string[] = []
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => void notified.push(params.uri))
  const budgets = `purser://organizations/${ada.organizationId}/budgets/2026-03`
  await client.listen({ resourceSubscriptions: [budgets] })
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('propose_entries')
  const entries = [{ type: 'EXPENSE', amount: '4.50', description: 'Harbor tea' }]
  const { structuredContent } = await client.callTool({ name: 'propose_entries', arguments: { entries } })
  const { review_url: reviewUrl } = structuredContent as { review_url: string }
  const list = async () => (await client.callTool({ name: 'list', arguments: {} })).structuredContent
  expect(JSON.stringify(await list())).not.toContain('Harbor tea')

  const { context, page, problems } = await openAt(baseUrl, ada, new URL(reviewUrl).pathname)
  await page.getByText('1 left').waitFor()
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click()
  await page.getByText('All reviewed').waitFor()
  await expect.poll(() => notified).toContain(budgets)
  expect(await list()).toMatchObject({ table: { rows: [{ label: 'Harbor tea', amount: { value: '4.50' } }] } })
  expect(problems).toEqual([])
  await context.close()
  await client.close()
})
