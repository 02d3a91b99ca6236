import { createTeam } from '../../api/people/invitations-steps.ts'
import { fillIntake, intakeScreens } from '../../support/screens/intake.ts'
import { openPseudoApp, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { baseUrl, openAs, signUp } = openPseudoApp()

test(
  'receipts, imports and the review pass the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    const documents = await fillIntake(ada, baseUrl())
    const { page, context } = await openAs(ada)
    expect(await visit(page, intakeScreens(documents))).toEqual([])
    await context.close()
  },
  walkTimeout,
)
