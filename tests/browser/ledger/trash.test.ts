import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { chooseAction, soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('a deleted record appears live in the trash and is restored, alone or with others', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('ADMIN', ada, signUp)
  await addReceipt(ada, baseUrl, pdf())
  const record = async (description: string, amount: string) =>
    (await ada.graphql(CreateTransactionDocument, { input: expense({ description, amount }) })).createTransaction.id
  const ids = [await record('Rope', '12.50'), await record('Pine tar', '8.00')]
  const { context, page, problems } = await openAt(baseUrl, ada, '/receipts', { width: 360 })

  await chooseAction(page, 'CORNER SHOP', 'Delete')
  const dialog = page.getByRole('alertdialog', { name: 'Delete the CORNER SHOP receipt?' })
  await dialog.getByText('$9.00').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('CORNER SHOP receipt deleted').waitFor()
  await page.getByText('No receipts yet').waitFor()
  await chooseAction(page, 'receipts', 'Recently deleted')

  const rows = page.getByRole('list', { name: 'Trash' }).getByRole('listitem')
  await expect.poll(() => rows.allInnerTexts(), soon).toHaveLength(1)
  await rows.getByText('30 days left').filter({ visible: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByText('All', { exact: true }).click()
  await sam.graphql(DeleteTransactionsDocument, { ids })
  await expect.poll(() => rows.count(), soon).toBe(3)
  expect(await rows.first().textContent()).toMatch(/by Sam Reed.*−\$(8\.00|12\.50)/)
  await sam.rest('POST', `/trash/${ids[0]}/restore`, { kind: 'transaction' })
  await expect.poll(() => rows.count(), soon).toBe(2)

  await page.getByText('Select all').click()
  await page.getByRole('button', { name: 'Restore 2' }).click()
  await page.getByText('2 records restored').waitFor()
  await page.getByText('Nothing in the trash').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
