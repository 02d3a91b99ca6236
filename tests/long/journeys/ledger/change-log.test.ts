import type { Page } from 'playwright-core'
import { UpdateTransactionDocument } from '../../../../web/operations/generated.ts'
import { addReceipt, asRead, pdf } from '../../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { soon } from '../../../browser/app/on-screen.ts'
import { questionsOf, record } from '../../../browser/ledger/ledger-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { ApproveReceiptDocument } from '../../../support/generated.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('every member can open the history of a transaction and a receipt, which updates live', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const [ben, vera] = [await joinAs('MEMBER', ada, signUp, 'Ben Hill'), await joinAs('VIEWER', ada, signUp, 'Vera')]
  const id = await record(ben, 'Lunch')
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const { context, page, problems } = await openAt(baseUrl, vera, '/transactions', { width: 360 })
  const asked = questionsOf(page)

  await page.getByRole('row', { name: /Lunch/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Lunch' })
  const history = dialog.getByRole('region', { name: 'History' })
  await history.getByText('Added Lunch').waitFor()
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await ada.graphql(UpdateTransactionDocument, { id, changes: { amount: '3.00', note: 'With Vera' } })
  await record(ben, 'Taxi')
  await history.getByText('Changed Lunch: Amount, Note').waitFor(soon)
  await dialog.getByText('−$3.00').waitFor(soon)
  await page.getByRole('row', { name: /Taxi/, includeHidden: true }).waitFor({ ...soon, state: 'attached' })
  const [latest] = await history.getByRole('list').first().getByRole('listitem').allInnerTexts()
  expect(latest).toMatch(
    /Ada Black · API · .*Amount\s+\$1\.00\s+changed to\s+\$3\.00\s+Note\s+None\s+changed to\s+With Vera/s,
  )
  expect(await history.getByText('Taxi').count()).toBe(0)
  expect(await widthOf(page)).toBe(360)
  expect(asked.slice(before)).toEqual([])
  expect(await findingsOf(page)).toEqual([])

  await page.goto(`${baseUrl}/receipts/${receipt.id}/review`)
  const story = page.getByRole('region', { name: 'History' })
  await story.getByRole('button', { name: 'History' }).click()
  await story.getByText('Read the receipt of CORNER SHOP').waitFor()
  await story.getByText('Added the receipt shop.pdf').waitFor()
  await ada.graphql(ApproveReceiptDocument, { id: receipt.id, version: receipt.version, input: asRead(receipt) })
  await story.getByText('Attached the receipt of CORNER SHOP').waitFor(soon)
  expect(await widthOf(page)).toBe(360)
  expect(problems).toEqual([])
  await context.close()
})

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
