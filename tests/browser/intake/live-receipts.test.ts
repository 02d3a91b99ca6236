import { DeleteReceiptsDocument } from '../../../web/operations/generated.ts'
import { restore } from '../../api/history/trash-steps.ts'
import { createUndoFixture, undo } from '../../api/history/undo-fixture.ts'
import { addReceipt, asRead, pdf } from '../../api/intake/receipt-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { ApproveReceiptDocument, DiscardReceiptDocument, ReceiptDocument } from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { team, watch } from '../app/live-steps.ts'

const { openAt } = openBrowser()
const fixture = createUndoFixture()

test('a receipt leaves and joins open lists: discarded, deleted, restored, saved, undone', async () => {
  const { ada, ben } = await team(fixture.signUp)
  const { id } = await addReceipt(ada, fixture.baseUrl, pdf())
  const { context, page: receiptsPage, problems } = await openAt(fixture.baseUrl, ben, '/receipts?state=staging')
  const done = await context.newPage()
  await done.goto(`${fixture.baseUrl}/receipts?state=processed&view=list`)
  const screens = [watch(receiptsPage), watch(done)]
  const shows = async (isPending: boolean, isDone = false) => {
    for (const [page, isThere] of [
      [receiptsPage, isPending],
      [done, isDone],
    ] as const) {
      const state = isThere ? 'visible' : 'detached'
      await page
        .locator('main')
        .getByRole('link', { name: /Corner shop/i })
        .first()
        .waitFor({ state })
      if (!isThere) await page.getByText('Nothing matches these filters').waitFor()
    }
  }
  await shows(true)
  await Promise.all(screens.map(({ settled: untilIdle }) => untilIdle()))
  const before = screens.map(({ asked }) => asked.length)

  const discarded = await fixture.act(ada, DiscardReceiptDocument, { id })
  await shows(false)
  await undo(ada, discarded.batch)
  await shows(true)
  const deleted = await fixture.act(ada, DeleteReceiptsDocument, { ids: [id] })
  await shows(false)
  await restore(ada, 'RECEIPT', id)
  await shows(true)
  expect(deleted.data.deleteReceipts).toEqual([id])
  const { receipt } = await ada.graphql(ReceiptDocument, { id })
  const saved = await fixture.act(ada, ApproveReceiptDocument, { id, version: receipt.version, input: asRead(receipt) })
  await shows(false, true)
  await undo(ada, saved.batch)
  await shows(true)

  expect(screens.map(({ asked }, at) => asked.slice(before[at]))).toEqual([[], []])
  expect(problems).toEqual([])
  await context.close()
})
