import { createTeam, joinAs } from '../../api/people/invitations-steps.ts'
import { addRecords } from '../../support/data/sample-ledger.ts'
import { emptyScreens, failedScreens, startFailing, viewerScreens } from '../../support/screens/states.ts'
import { openPseudoApp, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { openAs, signUp } = openPseudoApp()

test(
  'pages without records pass the checks of screens',
  async () => {
    const { page, context } = await openAs(await signUp())
    expect(await visit(page, emptyScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)

test(
  'pages whose queries fail pass the checks of screens',
  async () => {
    const { page, context } = await openAs(await createTeam(await signUp()))
    await startFailing(page)
    expect(await visit(page, failedScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)

test(
  'what a Viewer sees passes the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    await addRecords(ada)
    const { page, context } = await openAs(await joinAs('VIEWER', ada, signUp, 'Βασίλης'))
    expect(await visit(page, viewerScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)
