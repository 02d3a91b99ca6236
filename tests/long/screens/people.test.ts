import { AddSampleDataDocument as AddSampleDocument } from '../../../web/operations/generated.ts'
import { createTeam, invite } from '../../api/people/invitations-steps.ts'
import { authorizationPath, invitedScreens, tourScreens } from '../../support/screens/invited.ts'
import { fillTeam, peopleScreens, signedOutScreens } from '../../support/screens/people.ts'
import { showPseudoTexts } from '../../support/screens/texts.ts'
import { openPseudoApp, readAccented, visit, walkTimeout } from '../../support/screens/visits.ts'
import { expect, test } from '../../support/test.ts'

const { baseUrl, openAs, openWindow, signUp } = openPseudoApp()

test(
  'members and organizations pass the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    await fillTeam(ada, signUp)
    const { page, context } = await openAs(ada)
    expect(await visit(page, peopleScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)

test(
  'the pages before a login pass the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    const { token } = await invite(ada, 'harbor@example.test')
    const { page, context } = await openWindow({ locale: 'de-DE' })
    await showPseudoTexts(page)
    expect(await visit(page, signedOutScreens(`/accept-invite?token=${token}`), baseUrl())).toEqual([])
    await context.close()
  },
  walkTimeout,
)

test(
  'what an invited user sees passes the checks of screens',
  async () => {
    const ada = await createTeam(await signUp())
    const sam = await signUp({ name: 'Βασίλης' })
    const own = await invite(ada, sam.email)
    await readAccented(sam)
    await sam.graphql(AddSampleDocument, {})
    const other = await invite(ada, 'harbor@example.test')
    const paths = {
      consent: await authorizationPath(baseUrl()),
      own: `/accept-invite?token=${own.token}`,
      other: `/accept-invite?token=${other.token}`,
    }
    const { page, context } = await openAs(sam)
    expect(await visit(page, invitedScreens(paths, sam.email), baseUrl())).toEqual([])
    await context.close()
  },
  walkTimeout,
)

test(
  'the tour passes the checks of screens',
  async () => {
    const { page, context } = await openAs(await signUp({ onboarding: true }))
    expect(await visit(page, tourScreens)).toEqual([])
    await context.close()
  },
  walkTimeout,
)
