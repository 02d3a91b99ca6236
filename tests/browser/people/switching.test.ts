import { DeleteOrganizationDocument as EndOrganizationDocument } from '../../../web/operations/generated.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { test } from '../../support/test.ts'
import { activeOrganization } from '../app/on-screen.ts'
import { blockMessages, choose, found } from './switching-steps.ts'

const { openWindow } = openBrowser()

test('a switch that fails or does not reach the server says so, and one stays where one was', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const harbor = await found(ada, 'Harbor & Pine')
  const { context, page } = await openWindow()
  await blockMessages(page)
  await signIn(page, baseUrl, ada, '/organizations')
  await page.getByText('Harbor & Pine').first().waitFor()
  await page.route('**/graphql', (route) => route.abort())
  await choose(page, 'Harbor & Pine')
  await page.getByText('Failed to switch organization.').waitFor()
  await activeOrganization(page, "Ada's finances").waitFor()
  await page.unroute('**/graphql')

  await ada.in(harbor).graphql(EndOrganizationDocument, { name: 'Harbor & Pine' })
  await choose(page, 'Harbor & Pine')
  await page.getByText('You are not a member of this organization.').waitFor()
  await activeOrganization(page, "Ada's finances").waitFor()
  await context.close()
})
