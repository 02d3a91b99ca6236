import { CreateTagDocument } from '../../../web/operations/generated.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'
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
