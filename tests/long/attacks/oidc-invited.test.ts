import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSignIn } from '../../../server/portability/demo/seed.ts'
import { startAccountsServer } from '../../api/people/accounts-fixture.ts'
import {
  createVisitor,
  httpsOrigin,
  type OidcTest,
  oidcSettings,
  startOidcTest,
} from '../../api/people/oidc-fixture.ts'

let oidc: OidcTest

beforeAll(async () => {
  oidc = await startOidcTest()
})

afterAll(async () => {
  await oidc?.stop()
})

let _owner: { email: string } | undefined

test('a server for invited people creates accounts for open invitations only, and its cookies need TLS', async () => {
  const { oidc: provider } = oidc.providers
  const invited = await startAccountsServer({
    ...oidcSettings('', 'Home', provider.issuer),
    PUBLIC_URL: httpsOrigin,
    REGISTRATION: 'invited',
  })
  try {
    const owner = invited.client()
    await owner.post('login', demoSignIn)
    const { data } = await owner.graphql('{ organizations { id } }')
    const person = oidc.newPerson()
    const response = await fetch(`${invited.baseUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${owner.token}`,
        'x-active-organization-id': data?.organizations[0].id,
      },
      body: JSON.stringify({
        query: 'mutation($email: String!) { createInvitation(input: { email: $email, role: MEMBER }) { link } }',
        variables: { email: person.email },
      }),
    })
    expect(await response.json()).toMatchObject({ data: { createInvitation: {} } })
    const [stranger, guest] = [1, 2].map(() => createVisitor(invited, httpsOrigin, oidc.providers))
    expect(await stranger?.signIn('oidc', oidc.newPerson())).toBe('/login#error=registration_closed')
    expect(await guest?.signIn('oidc', person)).toBe('/')
    const cookies = guest?.lastCookies.map((line) => line.replace(/^([^=]+)=[^;]*/, '$1='))
    expect(cookies).toEqual([
      '__Host-purser-oidc=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
      '__Host-purser=; Max-Age=5184000; Path=/; HttpOnly; SameSite=Strict; Secure',
    ])
  } finally {
    await invited.stop()
  }
})
