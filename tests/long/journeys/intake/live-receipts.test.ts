import { createUndoFixture } from '../../../api/history/undo-fixture.ts'
import { breakable, record, team, watch } from '../../../browser/app/live-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()
const fixture = createUndoFixture()

test('a window that was away too long says so, reloads everything and continues from there', async () => {
  const { ada, ben, groceries } = await team(fixture.signUp)
  const { context, page, problems } = await openAt(fixture.baseUrl, ben, '/dashboard')
  const line = await breakable(page)
  await page.goto(`${fixture.baseUrl}/transactions`)
  await page.getByText('No transactions yet').waitFor()
  const screen = watch(page)
  await screen.settled()

  await line.cut()
  await page.getByRole('status').getByText("Offline. Others' changes appear when you reconnect.").waitFor()
  await record(ada, 'Long ago', '4.00', groceries)
  await fixture.owner('update streams set floor_number = last_number where organization_id = $1', [ada.organizationId])
  expect(await page.getByRole('row', { name: /Long ago/ }).count()).toBe(0)
  line.mend()

  await page.getByText('Reloaded: a lot changed while you were away.').waitFor()
  await page.getByRole('row', { name: /Long ago/ }).waitFor()
  await page.getByText('Offline.').waitFor({ state: 'detached' })
  await screen.settled()
  const before = screen.asked.length
  await record(ada, 'Just now', '5.00', groceries)
  await page.getByRole('row', { name: /Just now/ }).waitFor()
  await page.getByText('−$9.00').first().waitFor()
  expect(screen.asked.slice(before)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
