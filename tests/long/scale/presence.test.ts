import { openSocket } from '../../api/http/transport-client.ts'
import { startHttpServer } from '../../support/servers/http-server.ts'
import { expect, test } from '../../support/test.ts'

test('a member of a died process is no longer present after the timeout, and no data remains', async () => {
  const httpServer = await startHttpServer()
  try {
    for (const uid of ['ada', 'ben']) await httpServer.ask(uid, `mutation { initializeProfile(name: "${uid}") { id } }`)
    const { data } = await httpServer.ask('ada', '{ organizations { id } }')
    const [{ id: organizationId }] = data.organizations
    const ofBen = `from users where auth_uid = 'ben'`
    await httpServer.owner.query(
      `insert into memberships (organization_id, user_id, role) select $1, id, 'VIEWER' ${ofBen}`,
      [organizationId],
    )
    await httpServer.owner.query(`insert into presences (organization_id, user_id) select $1, id ${ofBen}`, [
      organizationId,
    ])

    const socket = openSocket(httpServer.baseUrl)
    await socket.send({ type: 'connection_init', payload: { authorization: 'Bearer ada', organizationId } })
    await socket.waitFor(({ type }) => type === 'connection_ack')
    const query = 'subscription { presenceChanged { name } }'
    await socket.send({ id: 'here', type: 'subscribe', payload: { query } })
    const expectPresent = (...names: string[]) =>
      socket.waitFor(({ payload }) => {
        const others = payload?.data?.presenceChanged
        return JSON.stringify(others) === JSON.stringify(names.map((name) => ({ name })))
      })
    await expectPresent('ben')
    await httpServer.owner.query(
      `update presences set seen_at = now() - interval '15 seconds' where user_id = (select id ${ofBen})`,
    )
    await expectPresent()
    const { rows } = await httpServer.owner.query('select name from presences join users on users.id = user_id')
    expect(rows).toEqual([{ name: 'ada' }])
    socket.close()
  } finally {
    await httpServer.stop()
  }
})
