import { type Screen as Route, screens as routes } from '../../../web/shell/screens.tsx'
import { intakeScreens } from '../../support/screens/intake.ts'
import { ledgerScreens } from '../../support/screens/ledger.ts'
import { peopleScreens } from '../../support/screens/people.ts'
import { planScreens } from '../../support/screens/plans.ts'
import { settingsScreens } from '../../support/screens/settings.ts'
import { expect, test } from '../../support/test.ts'

const documents = {
  receipt: '/receipts/:receiptId/review',
  list: '/budgets/review/:documentId',
  copy: '/receipts/:receiptId/review',
  parts: '/receipts/:receiptId/review',
}

const pathsOf = (children: Route[], parent = ''): string[] =>
  children.flatMap(({ path, children: below = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    return below.length > 0 ? pathsOf(below, address) : address
  })

test('the registry has each page of the app', () => {
  const registered = [ledgerScreens, planScreens, intakeScreens(documents), settingsScreens, peopleScreens].flat()
  const paths = new Set(registered.map(({ path }) => path?.split('?')[0]))
  // These pages are opened from others.
  const opened = ['/transactions/import/:importId', '/accounts/:accountId']
  const missing = pathsOf(routes).filter((path) => !paths.has(path) && !opened.includes(path))
  expect(missing).toEqual([])
})
