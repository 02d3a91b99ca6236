import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { holdToast, soon } from '../app/on-screen.ts'
import { changeAmount, edit, record, row, toastButton } from './undo-steps.ts'

const { openAt } = openBrowser()

test("three deleted transactions are restored from the toast, also in the other member's window", async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben Hill')
  await record(ada, ['First', '1.10'], ['Second', '2.20'], ['Third', '3.30'])
  const here = await openAt(baseUrl, ada, '/transactions')
  const there = await openAt(baseUrl, ben, '/transactions', { width: 360, theme: 'dark' })
  await row(there.page, 'Third').waitFor()
  for (const name of ['First', 'Second', 'Third'])
    await row(here.page, name).getByRole('checkbox').check({ force: true })
  await here.page.keyboard.press('Delete')
  await here.page.getByRole('button', { name: 'Delete 3' }).click()
  await holdToast(here.page, '3 transactions deleted, −$6.60')
  await there.page.getByText('No transactions yet').waitFor(soon)

  await toastButton(here.page, 'Undo').click()
  await holdToast(here.page, 'Undone')
  for (const { page } of [here, there]) {
    for (const name of ['First', 'Second', 'Third']) await row(page, name).waitFor(soon)
  }

  await toastButton(here.page, 'Redo').click()
  await here.page.getByText(/^Redone/).waitFor()
  await there.page.getByText('No transactions yet').waitFor(soon)
  expect([...here.problems, ...there.problems]).toEqual([])
  await Promise.all([here.context.close(), there.context.close()])
})

test('a record that another user changed since stays, with a notice', async ({ baseUrl, signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('MEMBER', ada, signUp, 'Ben Hill')
  await record(ada, ['Elliott Books', '34.00'])
  const { context, page } = await openAt(baseUrl, ada, '/transactions')
  await changeAmount(page, 'Elliott Books', '35.00')
  await edit(ben, 'Elliott Books', { amount: '40.00' })
  await row(page, 'Elliott Books.*40\\.00').waitFor(soon)

  await toastButton(page, 'Undo').click()
  const conflictDialog = page.getByRole('alertdialog', { name: 'Elliott Books has changed since' })
  await conflictDialog.getByText(/Since then, Ben Hill changed it: Amount\. Nothing was undone\./).waitFor()
  expect(await conflictDialog.getByRole('button').allTextContents()).toEqual(['Close'])
  await conflictDialog.getByRole('button', { name: 'Close' }).click()
  await conflictDialog.waitFor({ state: 'detached' })
  await row(page, 'Elliott Books.*40\\.00').waitFor()
  await context.close()
})
