import {
  AcceptInvitationDocument as AcceptDocument,
  UpdatePreferredNameDocument as CallMyselfDocument,
} from '../../../web/operations/generated.ts'
import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { follow } from '../../api/people/user-state-steps.ts'
import { UpdateOrganizationDocument } from '../../support/generated.ts'
import { test } from '../../support/test.ts'

test('changes that affect the same users do not block each other', async ({ signUp }) => {
  const ada = await createTeam(await signUp({ name: 'Ada' }), 'One')
  const ben = await createTeam(await joinAs('MEMBER', ada, signUp), 'Two')
  const { id } = await invite(ben, ada.email)
  await ada.graphql(AcceptDocument, { id })
  const [adas, bens] = [await follow(ada), await follow(ben)]
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      ada.graphql(UpdateOrganizationDocument, { changes: { name: `One ${round}` } }),
      ben.graphql(UpdateOrganizationDocument, { changes: { name: `Two ${round}` } }),
      ada.graphql(CallMyselfDocument, { name: `Ada ${round}` }),
      ben.graphql(CallMyselfDocument, { name: `Ben ${round}` }),
    ])
  }
  for (const subscription of [adas, bens]) {
    await subscription.until(({ organizations }) =>
      ['One 9', 'Two 9'].every((name) => organizations.some((it) => it.name === name)),
    )
  }
  await Promise.all([adas.stop(), bens.stop()])
})
