import type { Page } from 'playwright-core'
import { CreateTagDocument, TransactionTotalsDocument } from '../../../../web/operations/generated.ts'
import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { holdToast, press, soon } from '../../../browser/app/on-screen.ts'
import { countIs, record, rowOf, search } from '../../../browser/ledger/transactions-list-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { categoryOf } from '../../../support/ledger.ts'
import { inTime } from '../../../support/retry-on-rate-limit.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('a corrected search says so, and the exact text can be searched on request', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Coffee beans' })
  const { context, page } = await openAt(baseUrl, ada, '/transactions')
  await rowOf(page, 'Coffee beans').waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('cofee')
  await page.getByRole('status', { name: 'Corrected search' }).getByText('coffee').waitFor()
  await rowOf(page, 'Coffee beans').waitFor()
  await page.getByRole('button', { name: 'Search for cofee instead' }).click()
  await page.getByText('Nothing matches these filters').waitFor()
  expect(search(page).get('exact')).toBe('yes')
  await context.close()
})

test('all matching transactions are changed at once, including those not loaded, and one undo reverses it', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const writers = [ada, await joinAs('MEMBER', ada, signUp, 'Ben'), await joinAs('MEMBER', ada, signUp, 'Cleo')]
  for (let at = 0; at < 109; at++) {
    await inTime(() => record(writers[at % writers.length] ?? ada, { description: `Kiosk ${at}` }))
  }
  await record(ada, { description: 'Kiosk and more', splits: [{ amount: '0.40' }, {}] })
  const { context, page } = await openAt(baseUrl, ada, '/transactions?text=kiosk')
  await countIs(page, '110 transactions')
  const bar = page.getByRole('region', { name: 'Selected transactions' })
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName === 'Transactions' && variables.after) await isDone
    await route.continue()
  })

  await rowOf(page, 'Kiosk and more').waitFor()
  await press(page, 'j', 'x')
  await bar.getByRole('button', { name: 'Select all 110' }).click()
  await bar.getByText('110 selected').waitFor()
  await bar.getByText('−$110.00').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('option', { name: 'Groceries' }).click()
  const question = page.getByRole('alertdialog', { name: 'Change all 110 transactions?' })
  await question.getByText('−$110.00').waitFor()
  await record(ada, { description: 'Kiosk at the station' })
  await question.getByRole('button', { name: 'Change 110' }).click()
  await question.getByText('Nothing was changed: 111 transactions match now, not 110.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await countIs(page, '111 transactions')
  await page.keyboard.press('c')
  await page.getByRole('option', { name: 'Groceries' }).click()
  await page.getByRole('button', { name: 'Change 111' }).click()
  await holdToast(page, '110 transactions moved to Groceries · 1 split transaction unchanged')
  done()
  const groceries = { categoryIds: [await categoryOf(ada, 'Groceries')] }
  const filed = async () =>
    (await ada.graphql(TransactionTotalsDocument, { filter: groceries })).transactionTotals.count
  expect(await filed()).toBe(110)
  await rowOf(page, 'Kiosk at the station').getByText('Groceries').waitFor(soon)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page
    .getByText(/^Undone/)
    .first()
    .waitFor()
  await expect.poll(filed).toBe(0)
  await rowOf(page, 'Kiosk at the station').getByText('Uncategorised').waitFor(soon)

  await page.reload()
  await countIs(page, '111 transactions')
  const positions = await page.evaluate(async () => {
    const found = new Map<string, Set<string>>()
    for (let frame = 0; frame < 600 && found.size < 111; frame++) {
      scrollTo(0, document.body.scrollHeight * ((frame % 20) / 19))
      await new Promise(requestAnimationFrame)
      for (const row of document.querySelectorAll<HTMLElement>('[role=row][data-id]')) {
        const { id = '' } = row.dataset
        found.set(id, (found.get(id) ?? new Set()).add(row.ariaRowIndex ?? ''))
      }
    }
    return [...found.values()].map((indexes) => indexes.size)
  })
  expect(positions).toEqual(Array.from({ length: 111 }, () => 1))
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('112')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('row', { name: /−\$111\.00/ }).waitFor()
  await context.close()
})

test('the keyboard alone selects a range, tags it and marks it reviewed', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await ada.graphql(CreateTagDocument, { name: 'Trip' })
  for (const description of ['First', 'Second', 'Third', 'Fourth']) await record(ada, { description, reviewed: false })
  const { context, page } = await openAt(baseUrl, ada, '/transactions')
  await rowOf(page, 'First').waitFor()
  const bar = page.getByRole('region', { name: 'Selected transactions' })

  // Enter opens a row, and its keydown event does not submit the opened form.
  await press(page, 'j')
  const panel = page.getByRole('region', { name: 'Edit transaction' })
  for (const time of ['once', 'again']) {
    await press(page, 'Enter')
    await panel.getByLabel('Note').fill(time)
    await press(page, 'Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page), soon).toContain('Fourth')
  }
  await press(page, 'Tab')
  expect(await focused(page)).not.toContain('Fourth')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') ?? null)).toBeNull()
  await press(page, 'Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  expect(await focused(page)).toBe('Category of Fourth: Uncategorised')
  await press(page, 'ArrowDown', 'End', 'Home')
  expect(await focused(page)).toContain('Fourth')

  await press(page, 'k', 'x', 'j', 'j', 'Shift+X')
  await bar.getByText('3 selected').waitFor()
  await press(page, 't')
  await page.getByRole('menuitem', { name: 'Trip' }).waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await page.getByText('3 transactions tagged Trip').waitFor()
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Trip' }).count(), soon).toBe(3)
  await expect.poll(() => bar.count()).toBe(0)

  await press(page, 'k', 'r')
  await page.getByText('1 transaction marked reviewed').waitFor()
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Not reviewed' }).count(), soon).toBe(3)
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Set tags').waitFor()
  await context.close()
})

test('a category is changed inline, with suggestions from earlier transactions and recent choices first', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  await record(ada, { description: 'Noodle Yard', categoryId: await categoryOf(ada, 'Eating out'), date: '2026-01-01' })
  await record(ada, { description: 'Noodle Yard' })
  await record(ada, { description: 'Elsewhere' })
  const { context, page } = await openAt(baseUrl, ada, '/transactions')

  const choices = page.getByRole('option')
  await page.getByRole('button', { name: 'Category of Noodle Yard: Uncategorised' }).click()
  await expect.poll(() => choices.first().textContent()).toBe('Eating out')
  await choices.first().click()
  await page.getByRole('button', { name: 'Category of Noodle Yard: Eating out' }).nth(1).waitFor()
  await page.getByRole('button', { name: 'Category of Elsewhere: Uncategorised' }).click()
  await expect.poll(() => choices.first().textContent()).toBe('Eating out')
  await context.close()
})
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
