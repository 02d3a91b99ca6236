import { CreateTagDocument } from '../../../web/operations/generated.ts'
import { walk } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { press, soon } from '../app/on-screen.ts'
import { countIs, record, rowOf, search } from './transactions-list-steps.ts'

const { openAt } = openBrowser()

test('each filter is a removable chip in the URL', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { createTag: trip } = await ada.graphql(CreateTagDocument, { name: 'Trip' })
  await record(ada, { description: 'Ferry', tagIds: [trip.id] })
  await record(ada, { description: 'Café Zürich', reviewed: false })
  await record(ada, { description: 'Market', amount: '9.00' })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  await rowOf(page, 'Ferry').waitFor()

  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Trip' }).click()
  await page.keyboard.press('Escape')
  await countIs(page, '1 transaction')
  await rowOf(page, 'Ferry').getByText('Trip').waitFor()
  expect(search(page).get('tag')).toBe(trip.id)
  await page.getByRole('button', { name: 'Clear filter: Tag' }).click()
  await countIs(page, '3 transactions')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Not reviewed' }).click()
  await countIs(page, '1 transaction')
  await rowOf(page, 'Café Zürich').getByText('Not reviewed').waitFor()
  expect(search(page).get('reviewed')).toBe('no')
  await page.getByRole('button', { name: 'Who', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Ada Black' }).last().click()
  await page.getByRole('button', { name: 'Who: Recorded by Ada Black' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Review: Not reviewed' }).waitFor()
  await page.getByRole('button', { name: 'Who: Recorded by Ada Black' }).waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await countIs(page, '3 transactions')
  expect(search(page).size).toBe(0)

  await page.getByRole('button', { name: 'Date', exact: true }).click()
  await page.getByRole('button', { name: 'Last 90 days' }).waitFor()
  expect(await page.locator('[role=dialog] [aria-pressed=true]').count()).toBe(0)
  await page.getByRole('button', { name: 'Last year' }).click()
  await countIs(page, '0 transactions')
  const year = new Date().getUTCFullYear() - 1
  expect([search(page).get('from'), search(page).get('to')]).toEqual([`${year}-01-01`, `${year}-12-31`])

  await page.goto(`${baseUrl}/transactions?text=cafe+zurich`)
  await countIs(page, '1 transaction')
  await record(ada, { description: 'Zurich café, again' })
  await record(ada, { description: 'Zurich zoo' })
  await rowOf(page, 'Zurich café, again').waitFor(soon)
  await countIs(page, '2 transactions')
  expect(await rowOf(page, 'zoo').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('axe finds nothing in the states of the list, 1280 and 360 px, light and dark', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { createTag: trip } = await ada.graphql(CreateTagDocument, { name: 'Trip' })
  const groceries = await categoryOf(ada, 'Groceries')
  await record(ada, { description: 'Corner', splits: [{ amount: '0.20', categoryId: groceries }, {}] })
  await record(ada, { description: 'Ferry', tagIds: [trip.id], note: 'With Ben', reviewed: false })
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  await rowOf(page, 'Ferry').waitFor()
  const bar = page.getByRole('region', { name: 'Selected transactions' })
  const findings = await walk(page, {
    selected: async () => {
      await press(page, 'j', 'x')
      await bar.waitFor()
    },
    'tags of the selected': async () => {
      await press(page, 't')
      await page.getByRole('menuitem', { name: 'Trip' }).first().waitFor()
    },
    'more for the selected': async () => {
      await page.keyboard.press('Escape')
      await bar.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Change date' }).waitFor()
    },
    'a date for them': async () => {
      await page.getByRole('menuitem', { name: 'Change date' }).click()
      await page.getByRole('dialog').waitFor()
    },
    'filters in force': async () => {
      await page.goto(`${baseUrl}/transactions?category=${groceries}&split=yes&receipt=no`)
      await page.getByText('1 transaction', { exact: true }).waitFor()
    },
    who: async () => {
      await page.getByRole('button', { name: 'Who', exact: true }).click()
      await page.getByRole('menuitemradio').first().waitFor()
    },
    'a corrected search': async () => {
      await page.goto(`${baseUrl}/transactions?text=ferri`)
      await page.getByRole('status', { name: 'Corrected search' }).waitFor()
    },
  })
  expect(findings).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
