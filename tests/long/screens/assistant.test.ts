import { assistantScreens, fillSpending } from '../../support/screens/assistant.ts'
import { openPseudoApp, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { openAs, signUp } = openPseudoApp()

test(
  'the assistant passes the checks of screens',
  async () => {
    const ada = await signUp()
    await fillSpending(ada)
    const { page, context } = await openAs(ada)
    expect(await visit(page, assistantScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)
