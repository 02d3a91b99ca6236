import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { fillTransactions, ledgerScreens } from '../../support/screens/ledger.ts'
import { openPseudoApp, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { openAs, signUp } = openPseudoApp()

test(
  'the dashboard and the transactions pass the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    await joinAs('MEMBER', ada, signUp, 'Βασίλης')
    await fillTransactions(ada)
    const { page, context } = await openAs(ada)
    expect(await visit(page, ledgerScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)
