import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { password } from '../../support/accounts.ts'
import { fillSettings, settingsScreens } from '../../support/screens/settings.ts'
import { openPseudoApp, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { openAs, signUp } = openPseudoApp()

test(
  'the settings pass the checks of screens',
  async () => {
    const ada = await createTeam(await signUp({ password }))
    await joinAs('ADMIN', ada, signUp, 'Βασίλης')
    await fillSettings(ada)
    const { page, context } = await openAs(ada)
    expect(await visit(page, settingsScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)
