import { openSocket } from '../../api/http/transport-client.ts'
import { startHttpServer } from '../../support/servers/http-server.ts'
import { expect, test } from '../../support/test.ts'

test('a plan is delivered, and an expiry at its time', async () => {
  const httpServer = await startHttpServer()
  try {
    for (const uid of ['ada', 'ben']) await httpServer.ask(uid, 'mutation { initializeProfile(name: "Ada") { id } }')
    const socket = openSocket(httpServer.baseUrl)
    await socket.send({ type: 'connection_init', payload: { authorization: 'Bearer ada' } })
    await socket.waitFor(({ type }) => type === 'connection_ack')
    const query = 'subscription { standingChanged { organizations { plan isReadOnly } myInvitations { email } } }'
    await socket.send({ id: 'mine', type: 'subscribe', payload: { query } })
    const expectedState = (readOnly: boolean, invitations: number, plan = 'Self-hosted') =>
      socket.waitFor(({ payload }) => {
        const userState = payload?.data?.standingChanged
        const [{ plan: named, isReadOnly }] = userState?.organizations ?? [{}]
        return named === plan && isReadOnly === readOnly && userState.myInvitations.length === invitations
      })
    await expectedState(false, 0)
    await httpServer.owner.query(
      `insert into invitations (organization_id, email, role, token_hash, invited_by, expires_at)
         select id, 'ada@purser.example', 'VIEWER', '', created_by, now() + interval '3 seconds'
         from organizations where created_by = (select id from users where auth_uid = 'ben')`,
    )
    await expectedState(false, 1)
    await httpServer.owner.query(
      `update organizations set plan_ends_at = now() + interval '1 second'
         where created_by = (select id from users where auth_uid = 'ada')`,
    )
    await expectedState(true, 1)
    await expectedState(true, 0)
    await httpServer.owner.query(`update organizations set plan = 'team', plan_ends_at = null`)
    const { payload } = await expectedState(false, 0, 'Team')
    expect(payload.data.standingChanged.organizations).toHaveLength(1)
    socket.close()
  } finally {
    await httpServer.stop()
  }
})
