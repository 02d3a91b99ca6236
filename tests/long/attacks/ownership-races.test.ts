import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'

// The test holds a row lock so that one of two simultaneous requests waits inside its transaction.
let httpServer: HttpServer

beforeAll(async () => {
  httpServer = await startHttpServer()
  // A busy machine needs more time until both requests wait.
  for (const limit of ['lock_timeout', 'statement_timeout']) {
    await httpServer.owner.query(`alter role ${new URL(httpServer.appUrl).username} set ${limit} = '60s'`)
  }
})

afterAll(() => httpServer?.stop())

interface Known {
  uid: string
  id: string
  personalId: string
}

async function signUp(): Promise<Known> {
  const uid = `person-${crypto.randomUUID()}`
  const profile = 'mutation { initializeProfile(name: "Ada") { id defaultPersonalOrganization { id } } }'
  const { id, defaultPersonalOrganization } = (await httpServer.ask(uid, profile)).data.initializeProfile
  return { uid, id, personalId: defaultPersonalOrganization.id }
}

async function openTeam(owner: Known): Promise<string> {
  const create = 'mutation { createOrganization(input: { name: "Team", kind: TEAM, currency: "USD" }) { id } }'
  return (await httpServer.ask(owner.uid, create)).data.createOrganization.id
}

async function invite(host: Known, team: string, guest: Known): Promise<string> {
  const input = `{ email: "${guest.uid}@purser.example", role: MEMBER }`
  const { data } = await httpServer.ask(
    host.uid,
    `mutation { createInvitation(input: ${input}) { invitation { id } } }`,
    team,
  )
  return data.createInvitation.invitation.id
}

const accept = (guest: Known, id: string) =>
  httpServer.ask(guest.uid, `mutation { acceptInvitation(id: "${id}") { id } }`)
const deleteAccount = ({ uid }: Known) =>
  httpServer.ask(uid, `mutation { deleteAccount(email: "${uid}@purser.example") { id } }`)

const waitingLocks = async () => (await httpServer.owner.query('select from pg_locks where not granted')).rowCount

/**
 * Starts the first request while it must wait for a lock, then the second, and releases the lock when the second ends
 * or waits.
 */
async function atOnce(heldOrganization: string, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  await httpServer.owner.query('begin')
  await httpServer.owner.query('select from organizations where id = $1 for update', [heldOrganization])
  const one = first()
  await expect.poll(waitingLocks).toBe(1)
  let isOver = false
  const other = second().finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await waitingLocks()) === 2).toBe(true)
  await httpServer.owner.query('commit')
  return Promise.all([one, other])
}

async function ownersAtWork(team: string): Promise<number> {
  const { rowCount } = await httpServer.owner.query(
    `select from memberships m join users u on u.id = m.user_id
     where m.organization_id = $1 and m.role = 'OWNER' and m.removed_at is null and u.deleted_at is null`,
    [team],
  )
  return rowCount ?? 0
}

test('ownership cannot be transferred to a user whose account is deleted at the same time', async () => {
  const [ada, sam] = [await signUp(), await signUp()]
  const team = await openTeam(ada)
  await accept(sam, await invite(ada, team, sam))

  const [ended, given] = await atOnce(
    sam.personalId,
    () => deleteAccount(sam),
    () => httpServer.ask(ada.uid, `mutation { transferOwnership(userId: "${sam.id}") { id } }`, team),
  )
  expect(ended.code).toBeUndefined()
  expect(given.code).toBe('INVALID_INPUT')
  expect(await ownersAtWork(team)).toBe(1)
})

test('an organization cannot be left to an Owner whose account is deleted at the same time', async () => {
  const [ada, sam] = [await signUp(), await signUp()]
  const team = await openTeam(ada)
  await accept(sam, await invite(ada, team, sam))

  const [ended, left] = await atOnce(
    sam.personalId,
    () => deleteAccount(sam),
    async () => {
      await httpServer.ask(ada.uid, `mutation { updateMemberRole(userId: "${sam.id}", role: OWNER) { id } }`, team)
      return httpServer.ask(ada.uid, 'mutation { leaveOrganization }', team)
    },
  )
  expect(ended.code).toBeUndefined()
  expect(left.code).toBe('CONFLICT')
  expect(await ownersAtWork(team)).toBe(1)
})

test('a user who joins an organization during its deletion gets no access', async () => {
  const [ada, sam] = [await signUp(), await signUp()]
  const team = await openTeam(ada)
  const id = await invite(ada, team, sam)
  const [ended, joined] = await atOnce(
    team,
    () => httpServer.ask(ada.uid, 'mutation { deleteOrganization(name: "Team") { id } }', team),
    () => accept(sam, id),
  )
  expect(ended.code).toBeUndefined()
  // Both may succeed at once: the user joined just before the deletion.
  expect(['NOT_FOUND', undefined]).toContain(joined.code)
  const { data } = await httpServer.ask(sam.uid, '{ organizations { id } }')
  expect(data.organizations).toEqual([{ id: sam.personalId }])
})
