import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import { type Issuer, startIssuer } from '../../support/servers/issuer.ts'

// The tests sign their own tokens, because the embedded provider would normalize the addresses.
let issuer: Issuer
let httpServer: HttpServer

beforeAll(async () => {
  issuer = await startIssuer()
  issuer.publish(['first'], 3_600)
  httpServer = await startHttpServer({ ISSUER_PORT: String(issuer.port) })
})

afterAll(async () => {
  await httpServer?.stop()
  await issuer?.close()
})

interface Known {
  token: string
  organizationId: string
}

async function signUp(sub: string, email: string): Promise<Known> {
  const token = issuer.token({ sub, email, email_verified: true })
  const { data } = await httpServer.ask(
    token,
    'mutation { initializeProfile(name: "Kate Reed") { defaultPersonalOrganization { id } } }',
  )
  return { token, organizationId: data.initializeProfile.defaultPersonalOrganization.id }
}

function invite(host: Known, email: string) {
  const create = `mutation { createInvitation(input: { email: "${email}", role: MEMBER }) { invitation { id email } } }`
  return httpServer.ask(host.token, create, host.organizationId)
}

test('an e-mail address in capitals matches the invited address', async () => {
  const host = await signUp('ada', 'ada@purser.example')
  const kate = await signUp('kate', 'KATE.I@Purser.Example')
  const { data } = await invite(host, ' Kate.I@purser.example ')
  expect(data.createInvitation.invitation.email).toBe('kate.i@purser.example')

  const mine = await httpServer.ask(kate.token, '{ myInvitations { id } }')
  expect(mine.data.myInvitations).toEqual([{ id: data.createInvitation.invitation.id }])
  const accept = `mutation { acceptInvitation(id: "${data.createInvitation.invitation.id}") { userRole } }`
  expect((await httpServer.ask(kate.token, accept)).data.acceptInvitation.userRole).toBe('MEMBER')
  expect((await invite(host, 'kate.i@PURSER.example')).code).toBe('CONFLICT')
})

// These characters become Latin letters in lower case: the Kelvin sign and the Turkish I.
test('an address that only looks the same in lower case belongs to another user', async () => {
  const host = await signUp('bob', 'bob@purser.example')
  const { data } = await invite(host, 'kim@purser.example')
  const { id } = data.createInvitation.invitation
  for (const [index, email] of ['\u212Aim@purser.example', 'K\u0130m@purser.example'].entries()) {
    const other = await signUp(`other-${index}`, email)
    expect((await httpServer.ask(other.token, '{ myInvitations { id } }')).data.myInvitations).toEqual([])
    expect((await httpServer.ask(other.token, `mutation { acceptInvitation(id: "${id}") { id } }`)).code).toBe(
      'NOT_FOUND',
    )
    expect((await httpServer.ask(other.token, `mutation { declineInvitation(id: "${id}") }`)).code).toBe('NOT_FOUND')
    expect((await invite(host, email)).code).toBe('INVALID_INPUT')
  }
})
