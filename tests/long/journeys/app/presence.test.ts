import { createTeam, joinAs } from '../../../api/people/invitations-steps.ts'
import { breakable } from '../../../browser/app/live-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { fillLedger } from '../../../support/data/sample-ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('members see the presence and reviews of others until they leave, close the app or disconnect', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const ben = await joinAs('ADMIN', ada, signUp, 'Ben Hill')
  const { receiptPath, budgetListPath } = await fillLedger(ada)
  const [here, there] = [
    await openAt(baseUrl, ada, '/dashboard'),
    await openAt(baseUrl, ben, '/dashboard', { width: 360, theme: 'dark' }),
  ]
  const [adas, bens] = [here.page, there.page]

  await adas.locator('aside').getByText('Ben Hill is here').waitFor()
  await bens.getByRole('button', { name: 'Account: Ben Hill' }).click()
  await bens.getByText('Also here: Ada Black').waitFor()
  expect(await adas.getByText('Ada Black is here').count()).toBe(0)
  await bens.keyboard.press('Escape')

  await bens.goto(`${baseUrl}${receiptPath}`)
  const reviewing = adas.getByRole('img', { name: 'Ben Hill is reviewing this' })
  for (const path of ['/receipts', '/receipts?view=list', '/review?kind=receipts']) {
    await adas.goto(`${baseUrl}${path}`)
    await reviewing.first().waitFor()
  }
  const both = (name: string) => `${name} is also reviewing this`

  await adas.goto(`${baseUrl}${receiptPath}`)
  await adas.getByRole('status').getByText(both('Ben Hill')).waitFor()
  await bens.getByRole('status').getByText(both('Ada Black')).waitFor()

  await bens.goto(`${baseUrl}${budgetListPath}`)
  await adas.getByText(both('Ben Hill')).waitFor({ state: 'detached' })
  expect(await bens.getByText('reviewing this').count()).toBe(0)
  await adas.goto(`${baseUrl}${budgetListPath}`)
  await adas.getByText(both('Ben Hill')).waitFor()
  await adas.goto(`${baseUrl}/receipts`)
  await adas.locator('aside').getByText('Ben Hill is here').waitFor()

  await there.context.close()
  await adas.getByText('Ben Hill is here').waitFor({ state: 'detached' })
  const loginPage = await openAt(baseUrl, ben, '/login')
  const line = await breakable(loginPage.page)
  await loginPage.page.goto(`${baseUrl}${receiptPath}`)
  await reviewing.first().waitFor()
  await loginPage.page.goto(`${baseUrl}/dashboard`)
  await loginPage.page.locator('aside').getByText('Ada Black is here').waitFor()
  await line.cut()
  await adas.getByText('Ben Hill is here').waitFor({ state: 'detached' })
  await loginPage.page.getByRole('status').getByText('Offline.').waitFor()
  expect(await loginPage.page.getByText('Ada Black is here').count()).toBe(0)
  line.mend()
  await loginPage.page.locator('aside').getByText('Ada Black is here').waitFor()
  await adas.locator('aside').getByText('Ben Hill is here').waitFor()
  expect(await loginPage.page.getByText('Offline.').count()).toBe(0)

  expect([...here.problems, ...there.problems, ...loginPage.problems]).toEqual([])
  await Promise.all([here.context.close(), loginPage.context.close()])
})
