import pg from 'pg'
import { inject } from 'vitest'
import { CreateSavedViewDocument as SaveViewDocument } from '../../web/operations/generated.ts'
import { createTeam, joinAs } from '../api/people/invitations-steps.ts'
import type { TestUser } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const baseUrl = inject('baseUrl')
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${baseUrl}/api/v1/feeds${path}`, { method, headers })
const codeOf = async (answer: Response) => (answer.ok ? 'OK' : (await answer.json()).errorCode)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const basic = (token: string) => ({ authorization: `Basic ${Buffer.from(`me:${token}`).toString('base64')}` })
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function createToken(user: TestUser, scopes = ['read'], isBound = true) {
  const organization_id = isBound ? user.organizationId : null
  const { body } = await user.rest('POST', '/tokens', { name: 'Calendar', scopes, organization_id })
  return { id: String(body.id), token: String(body.token) }
}

async function expireToken(id: string) {
  const db = new pg.Client({ connectionString: inject('signIn').ownerUrl })
  await db.connect()
  const { rowCount } = await db.query(`update grants set expires_at = now() where id = $1`, [id])
  await db.end()
  expect(rowCount).toBe(1)
}

const record = (user: TestUser, fields: object = {}) =>
  user.rest('POST', '/transactions', {
    amount: '12.50',
    transaction_date: '2026-03-31',
    category_id: null,
    type: 'Expense',
    description: 'Bread',
    ...fields,
  })

async function saveView(user: TestUser, address: string, page: 'TRANSACTIONS' | 'REPORTS' = 'TRANSACTIONS') {
  const input = { name: 'Shared with my sheet', page, address, isShared: false }
  return (await user.graphql(SaveViewDocument, { input })).createSavedView.id
}

/** Joins the folded lines of an iCalendar file and returns its events. */
function eventsOf(calendar: string): Record<string, string>[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [name = '', ...value] = line.split(':')
    Object.assign(events.at(-1) ?? {}, { [name]: value.join(':') })
  }
  return events
}

test('the calendar has recurrences and later transactions as all-day events with stable ids', async ({ signUp }) => {
  const ada = await signUp()
  const [inTwoDays, inTen] = [dayAfter(2), dayAfter(10)]
  const weird = 'Miete; Küche, Flur\\Bad – 🏡 und alles andere, was sonst noch dazu gehört'
  await ada.rest('POST', '/recurrences', {
    ...{ type: 'Expense', amount: '1200', description: weird, note: 'First\nsecond', frequency: 'monthly' },
    start_date: inTwoDays,
    times: 2,
  })
  await record(ada, { transaction_date: inTen, description: 'Bonus', type: 'Income' })
  await record(ada, { transaction_date: dayAfter(0), description: 'Today' })
  const { token } = await createToken(ada)

  const answer = await get('/upcoming.ics', basic(token))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-cache',
    'ratelimit-policy': expect.stringMatching(/^"token";/),
  })
  const text = await answer.text()
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
  expect(/\r\nURL:(\S+)/.exec(text.replaceAll('\r\n ', ''))?.[1]).toMatch(/^http[^ ]+\d\/transactions\/recurring$/)
  const events = eventsOf(text)
  expect(events).toMatchObject([
    {
      'DTSTART;VALUE=DATE': inTwoDays.replaceAll('-', ''),
      'DTEND;VALUE=DATE': dayAfter(3).replaceAll('-', ''),
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      DESCRIPTION: 'First\\nsecond',
    },
    {},
    { 'DTSTART;VALUE=DATE': inTen.replaceAll('-', ''), SUMMARY: expect.stringMatching(/^Bonus \(.*12\.50\)$/) },
  ])
  expect(events[0]?.SUMMARY).toContain('Miete\\; Küche\\, Flur\\\\Bad – 🏡 und alles andere\\, was')
  expect(events[0]?.SUMMARY).toMatch(/1\\,200\.00\)$/)

  const again = eventsOf(await (await get('/upcoming.ics', bearer(token))).text())
  const uids = events.map(({ UID }) => UID)
  expect(again.map(({ UID }) => UID)).toEqual(uids)
  expect(new Set(uids).size).toBe(3)
})

test('an unchanged feed is not sent again, and a change or a new day sends it', async ({ signUp }) => {
  const ada = await signUp()
  const { token } = await createToken(ada)
  const first = await get('/upcoming.ics', bearer(token))
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  const unchanged = await get('/upcoming.ics', { ...bearer(token), 'if-none-match': `"other", ${etag}` })
  expect({ status: unchanged.status, body: await unchanged.text() }).toEqual({ status: 304, body: '' })
  await record(ada, { transaction_date: dayAfter(4), description: 'New' })
  const changed = await get('/upcoming.ics', { ...bearer(token), 'if-none-match': etag })
  expect(await changed.text()).toContain('New')
  const later = { ...bearer(token), 'if-none-match': changed.headers.get('etag') ?? '', 'x-today': dayAfter(1) }
  expect((await get('/upcoming.ics', later)).status).toBe(200)
  expect((await get('/upcoming.ics', bearer(token), 'HEAD')).status).toBe(200)
})

test('the rows of a view are those of its filter as in the export, newest first and safe for spreadsheets', async ({
  signUp,
}) => {
  const ada = await signUp()
  for (const [description, transaction_date] of [
    ['=1+1', '2026-03-01'],
    ['-2', '2026-03-02'],
    ['@SUM(A1)', '2026-03-03'],
    ['+3', '2026-02-01'],
  ]) {
    await record(ada, { description, transaction_date })
  }
  await record(ada, { description: 'Salary', type: 'Income' })
  const { token } = await createToken(ada)
  const id = await saveView(ada, 'month=2026-03&type=EXPENSE&min=1&nonsense=%00&tag=not-an-id&text=%00')
  const rows = (await (await get(`/views/${id}.csv`, bearer(token))).text()).split('\r\n')
  const exported = await ada.rest('GET', '/exports/transactions?from=2026-03-01&to=2026-03-31&type=Expense')
  expect(rows.join('\r\n')).toBe((await (await fetch(exported.body.url)).text()).replace(/^\ufeff/, ''))
  expect(rows.slice(1, -1).map((row) => row.split(',')[2])).toEqual([`"'@SUM(A1)"`, `"'-2"`, `"'=1+1"`])

  const notStored = await saveView(ada, `text=${'%00'.repeat(600)}`)
  expect((await get(`/views/${notStored}.csv`, bearer(token))).status).toBe(200)
  const report = await saveView(ada, 'by=tag', 'REPORTS')
  expect(await (await get(`/views/${report}.csv`, bearer(token))).json()).toMatchObject({
    errorCode: 'INVALID_INPUT',
    errors: [{ field: 'id' }],
  })
  const large = ada.graphql(SaveViewDocument, {
    input: { name: 'Large', page: 'TRANSACTIONS', address: `text=${'x'.repeat(100_000)}` },
  })
  await expect(large).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('an address takes only tokens that read, and no response repeats them', async ({ signUp }) => {
  const ada = await signUp()
  const [read, write] = [await createToken(ada), await createToken(ada, ['write'])]
  const codeAt = async (query: string, headers = {}) => codeOf(await get(`/upcoming.ics?${query}`, headers))
  expect(await codeAt(`token=${read.token}`)).toBe('OK')
  expect(await codeAt(`token=${write.token}`)).toBe('FORBIDDEN')
  expect(await codeAt(`token=${ada.token}`)).toBe('FORBIDDEN')
  expect(await codeAt(`token=${read.token}`, bearer(write.token))).toBe('FORBIDDEN')
  expect(await codeAt(`token=${read.token}&more=1`)).toBe('INVALID_INPUT')
  expect(await codeAt('token=%00')).toBe('UNAUTHENTICATED')
  expect((await get(`/upcoming.ics?token=${'x'.repeat(1_000_000)}`)).status).toBe(431)
  const refused = await get(`/upcoming.ics?token=${write.token}`)
  expect(refused.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await refused.text()).not.toContain(write.token)
  expect(await codeOf(await fetch(`${baseUrl}/api/v1/categories?token=${read.token}`))).toBe('UNAUTHENTICATED')

  const everywhere = await createToken(ada, ['read'], false)
  expect(await codeAt(`token=${everywhere.token}`)).toBe('NO_ACTIVE_ORGANIZATION')
  expect(await codeAt(`token=${everywhere.token}&organization_id=${ada.organizationId}`)).toBe('OK')
  expect(await codeAt(`token=${everywhere.token}&organization_id=${crypto.randomUUID()}`)).toBe('NOT_A_MEMBER')
})

test('a feed ends with its token, the membership and the sharing of its view', async ({ signUp }) => {
  const team = await createTeam(await signUp())
  const [ben, stranger] = [await joinAs('VIEWER', team, signUp, 'Ben'), await signUp()]
  const [own, revoked, expired] = [await createToken(ben), await createToken(ben), await createToken(ben)]
  const foreign = await createToken(stranger)
  const view = await saveView(team, 'type=EXPENSE')
  const viewAs = async (token: string, headers = {}) =>
    codeOf(await get(`/views/${view}.csv`, { ...bearer(token), ...headers }))
  expect(await viewAs(own.token)).toBe('NOT_FOUND')
  expect(await viewAs(foreign.token)).toBe('NOT_FOUND')
  expect(await viewAs(foreign.token, { 'x-active-organization-id': team.organizationId })).toBe('NOT_A_MEMBER')
  expect(await codeOf(await get('/views/none.csv', bearer(own.token)))).toBe('NOT_FOUND')

  const asked = await get('/upcoming.ics')
  expect(asked.headers.get('www-authenticate')).toMatch(/^Bearer .*, Basic realm="Purser"/)
  for (const { token } of [revoked, expired]) expect((await get('/upcoming.ics', basic(token))).status).toBe(200)
  await ben.rest('DELETE', `/tokens/${revoked.id}`)
  await expireToken(expired.id)
  const mistyped = `${own.token.slice(0, -1)}${own.token.endsWith('a') ? 'b' : 'a'}`
  for (const token of [revoked.token, expired.token, mistyped, 'pur_', '\u{1f4a9}']) {
    const refused = await get('/upcoming.ics', basic(token))
    expect({ status: refused.status, code: await codeOf(refused) }).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  }
  const members = (await team.rest('GET', '/members')).body
  const { id } = members.find(({ name }: { name: string }) => name === 'Ben')
  expect(await codeOf(await get('/upcoming.ics', bearer(own.token)))).toBe('OK')
  await team.rest('DELETE', `/members/${id}`)
  expect(await codeOf(await get('/upcoming.ics', bearer(own.token)))).toBe('UNAUTHENTICATED')
})

test('of 40 simultaneous requests each is answered or asked to wait', async ({ signUp }) => {
  const ada = await signUp()
  const { token } = await createToken(ada)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const answer = await get('/upcoming.ics', bearer(token))
      const text = await answer.text()
      return answer.status === 200 ? text.endsWith('END:VCALENDAR\r\n') : answer.headers.has('retry-after')
    }),
  )
  expect(answers).toEqual(Array(40).fill(true))
  expect((await record(ada)).status).toBe(201)
})
