import type { Page } from 'playwright-core'
import { ApproveDocumentItemsDocument, UpdateTransactionDocument } from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { sendAndWait } from '../../api/intake/file-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser, readDownload } from '../../support/browser/browser.ts'
import { csv } from '../../support/data/sent-files.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { inTime } from '../../support/retry-on-rate-limit.ts'
import { expect, test } from '../../support/test.ts'
import { rowOf, soon } from '../app/on-screen.ts'
import { questionsOf, record } from './ledger-steps.ts'

const { openAt } = openBrowser()

test('changes are listed, filtered, undone and exported, and new ones appear live', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp())
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben Hill')
  const lunch = await record(ben, 'Lunch')
  await ben.graphql(UpdateTransactionDocument, { id: lunch, changes: { amount: '2.50' } })
  await ada.rest('POST', '/transactions', { ...overRest, description: 'Over REST' })
  const rows = Array.from({ length: 30 }, (_, index) => `2026-03-${10 + (index % 20)},Shop ${index},-${index + 1}.00`)
  const { file } = await sendAndWait(ben, baseUrl, csv(`Date,Text,Amount\n${rows.join('\n')}\n`, 'bank.csv'))
  await ben.graphql(ApproveDocumentItemsDocument, { documentId: file.id })
  const { say: sendMessage } = await converse(ada)
  await sendMessage('spent 12.50 on lunch and 4 on coffee')
  const { context, page, problems } = await openAt(baseUrl, ada, '/settings/change-log')
  const asked = questionsOf(page)

  await rowOf(page, 'Added 2 entries for review').getByText('Assistant, at Ada Black’s request').waitFor()
  await rowOf(page, 'Added Over REST').getByText('Ada Black · REST').waitFor()
  await rowOf(page, 'Read the bank statement bank.csv').getByText('Reader').waitFor()
  await rowOf(page, 'Joined as a Member').getByText('Ben Hill').waitFor()
  const imported = rowOf(page, 'Approved 30 rows of bank.csv')
  await imported.getByText('Ben Hill · Import').waitFor()
  await imported.getByRole('button', { name: /^Approved 30/ }).click()
  await imported.getByText('Shop 0', { exact: true }).first().waitFor()
  await imported.getByText('and 11 more').waitFor()

  await page.getByRole('button', { name: 'Origin' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'REST' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => summaries(page), soon).toEqual(['Added Over REST'])
  expect(new URL(page.url()).searchParams.get('through')).toBe('rest')
  await page.getByRole('button', { name: 'Action' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Deleted' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Nothing matches these filters').waitFor()
  await page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }).click()
  await imported.waitFor()

  await page.getByRole('button', { name: 'Who' }).click()
  await page.getByRole('menuitem', { name: 'Ben Hill' }).click()
  await page.getByRole('button', { name: 'Records' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Transactions', exact: true }).click()
  await page.keyboard.press('Escape')
  const [approved, changed, added] = ['Approved 30 rows of bank.csv', 'Changed Lunch: Amount', 'Added Lunch']
  await expect.poll(() => summaries(page), soon).toEqual([approved, changed, added])
  await page.getByRole('button', { name: changed, exact: true }).click()
  const change = rowOf(page, changed)
  await expect.poll(() => change.getByRole('definition').allInnerTexts(), soon).toEqual(['$1.00\nchanged to\n$2.50'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = (await readDownload(await download)).toString()
  expect(text).toMatch(/,Ben Hill,[^,]*,Changed,Transaction,Lunch,Amount,1\.00 USD,2\.50 USD\r\n/)
  expect(text).not.toContain('Over REST')

  await page.getByRole('button', { name: `Undo: ${changed}` }).click()
  await page.getByText('Undone', { exact: true }).filter({ visible: true }).first().waitFor()
  await change.getByText('Undone', { exact: true }).filter({ visible: true }).waitFor(soon)
  expect(await page.getByRole('button', { name: `Undo: ${changed}` }).count()).toBe(0)
  expect(await summaries(page)).toEqual([approved, changed, added])
  await page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }).click()
  const undoing = rowOf(page, `Undid: ${changed}`)
  await undoing.getByRole('link', { name: 'View undone change' }).click()
  await expect.poll(() => summaries(page), soon).toEqual([`Undid: ${changed}`, changed])
  await page.getByRole('button', { name: `Undo: Undid: ${changed}` }).click()
  await page.getByRole('button', { name: `Undo: ${changed}`, exact: true }).waitFor(soon)
  await undoing.getByText('Undone', { exact: true }).filter({ visible: true }).waitFor(soon)
  expect(await summaries(page)).toEqual([`Undid: ${changed}`, changed])

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await rowOf(page, `Redid: ${changed}`).waitFor(soon)
  await page.waitForLoadState('networkidle')
  const before = asked.length
  const fee = await record(ben, 'Harbor fee')
  await rowOf(page, 'Added Harbor fee').waitFor(soon)
  await ben.graphql(DeleteTransactionsDocument, { ids: [fee] })
  await expect.poll(() => summaries(page), soon).toContain('Deleted Harbor fee')
  expect((await summaries(page)).slice(0, 2)).toEqual(['Deleted Harbor fee', 'Added Harbor fee'])
  expect(asked.slice(before)).toEqual([])

  for (let number = 0; number < 40; number++) await inTime(() => record(ben, `Fee ${number}`))
  await page.reload()
  await expect.poll(() => summaries(page), soon).toHaveLength(50)
  const latest = await summaries(page)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('button', { name: 'Created the organization' }).waitFor()
  const all = await summaries(page)
  expect(all.slice(0, 50)).toEqual(latest)
  expect(new Set(all).size).toBe(all.length)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()

  const bens = await openAt(baseUrl, ben, '/settings/change-log')
  await bens.page.getByText('Only Owners and Admins can see the change log of Harbor & Pine.').waitFor()
  expect(await bens.page.getByRole('link', { name: 'Change log' }).count()).toBe(0)
  expect(bens.problems).toEqual([])
  await bens.context.close()
})

const overRest = { amount: 5, transaction_date: '2026-03-31', category_id: null, type: 'Expense' }

function summaries(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Change log' }).locator('button[aria-expanded]').allInnerTexts()
}
