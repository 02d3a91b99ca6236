import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { fillPlans, planScreens } from '../../support/screens/plans.ts'
import { openPseudoApp, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { openAs, signUp } = openPseudoApp()

test(
  'budgets, categories, reports and recurring transactions pass the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    await joinAs('MEMBER', ada, signUp, 'Βασίλης')
    await fillPlans(ada)
    const { page, context } = await openAs(ada)
    expect(await visit(page, planScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)
