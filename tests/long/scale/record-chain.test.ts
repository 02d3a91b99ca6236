import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  MeDocument as AccountDocument,
  CreateTransactionDocument,
  DeclineInvitationDocument as DeclineDocument,
  DeleteAccountDocument,
} from '../../../web/operations/generated.ts'
import { converse } from '../../api/assistant/conversation.ts'
import { apply, importFile, takeBack } from '../../api/imports/import-steps.ts'
import { addReceipt, pdf } from '../../api/intake/receipt-steps.ts'
import { createTeam, invite, joinAs } from '../../api/people/invitations-steps.ts'
import { DeleteOrganizationDocument, DeleteTransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { runCommand } from '../../support/servers/command.ts'
import { createPurgeFixture } from './purge-fixture.ts'

const fixture = createPurgeFixture()

const record = (person: TestUser, description: string) =>
  person.graphql(CreateTransactionDocument, { input: expense({ description }) })

async function recordMany(person: TestUser, count: number) {
  for (let nth = 0; nth < count; nth++) await record(person, `Bread ${nth}`)
}

/** @returns the problems, without the organization's id */
async function verify(organizationId: string, ...args: string[]) {
  const { url } = fixture
  const result = await runCommand('verify-record', ['--organization', organizationId, ...args], { DATABASE_URL: url })
  const problems = result.errors
    .split('\n')
    .filter((line) => line.startsWith(organizationId))
    .map((line) => line.slice(37))
  return { ...result, problems }
}

async function expectValid(organizationId: string) {
  expect(await verify(organizationId)).toMatchObject({ code: 0, problems: [] })
}

const lastNumber = async ({ organizationId }: TestUser) => {
  const [row] = await fixture.owner<{ number: number }>(
    'select last_number::integer as number from streams where organization_id = $1',
    [organizationId],
  )
  return row?.number ?? 0
}

test('records, imports, documents, messages, API tokens and concurrent writers leave a valid chain', async () => {
  const ada = await fixture.signUp()
  const { body: created } = await ada.rest('POST', '/tokens', { name: 'Script', scopes: ['write'] })
  await recordMany(ada.with(created.token), 2)
  const { createTransaction } = await record(ada, 'Tea "with" ünïcode\nand lines')
  await Promise.all(Array.from({ length: 16 }, (_, nth) => record(ada, `At once ${nth}`)))
  await ada.graphql(DeleteTransactionsDocument, { ids: [createTransaction.id] })
  const rows = Array.from({ length: 200 }, (_, nth) => `2026-03-0${(nth % 9) + 1},Shop ${nth},-${nth + 1}.50`)
  const { id } = await importFile(ada, fixture.baseUrl, 'bank.csv', `Date,Description,Amount\n${rows.join('\n')}\n`)
  await apply(ada, id, true)
  await takeBack(ada, id)
  await addReceipt(ada, fixture.baseUrl, pdf())
  await converse(ada).then(({ say }) => say('spent 3 on bread yesterday'))
  const { code, output, errors } = await verify(ada.organizationId)
  expect(errors).toContain('valid')
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`^${ada.organizationId} ${await lastNumber(ada)} [0-9a-f]{64} 0 [0-9a-f]{64}\n$`))
})

test('a changed, a removed, an inserted and swapped changes are found', async () => {
  const ada = await fixture.signUp()
  await recordMany(ada, 8)
  await expectValid(ada.organizationId)
  const last = await lastNumber(ada)
  const values = [ada.organizationId, last]
  const where = 'where organization_id = $1 and number ='

  await fixture.owner(`update changes set grant_id = gen_random_uuid() ${where} $2 - 7`, values)
  await fixture.owner(`update changes set after = after || '{"amount_minor": 1}' ${where} $2 - 6`, values)
  await fixture.owner(`update changes set via = 'rest' ${where} $2 - 5`, values)
  await fixture.owner(`delete from changes ${where} $2 - 4`, values)
  await fixture.owner(`update changes set number = -1 ${where} $2 - 2`, values)
  await fixture.owner(`update changes set number = $2 - 2 ${where} $2 - 1`, values)
  await fixture.owner(`update changes set number = $2::bigint - 1 where organization_id = $1 and number = -1`, values)
  await fixture.owner(
    `insert into changes (organization_id, number, kind, record_id, action, after, via, batch_id, hash)
       values ($1, $2::bigint + 1, 'transaction', gen_random_uuid(), 'CREATED', '{}', 'web', gen_random_uuid(), sha256('x'))`,
    values,
  )
  const { code, problems } = await verify(ada.organizationId)
  expect(code).toBe(1)
  const differs = 'The change, or its place in the record, differs from its hash.'
  expect(problems.map((problem) => problem.replace(/ \(transaction .*\)$/, ''))).toEqual([
    `number ${last - 7}: ${differs}`,
    `number ${last - 6}: ${differs}`,
    `number ${last - 5}: ${differs}`,
    `number ${last - 4}: The change is missing.`,
    `number ${last - 2}: ${differs}`,
    `number ${last - 1}: ${differs}`,
    `number ${last}: ${differs}`,
    `number ${last + 1}: ${differs}`,
    `number ${last + 1}: The stream ends at ${last}.`,
  ])
})

test('removed last changes, and changes without a number or a stream, are found', async () => {
  const ada = await fixture.signUp()
  await recordMany(ada, 3)
  const last = await lastNumber(ada)
  await fixture.owner('delete from changes where organization_id = $1 and number > $2', [ada.organizationId, last - 2])
  expect(await verify(ada.organizationId)).toMatchObject({
    code: 1,
    problems: [
      `number ${last - 1}: The changes up to ${last} are missing.`,
      `number ${last}: The hash of the stream differs from the hash of its last change.`,
    ],
  })
  const elsewhere = crypto.randomUUID()
  const insert = `insert into changes (organization_id, kind, record_id, action, via, batch_id)
    values ($1, 'tag', $1, 'CREATED', 'web', gen_random_uuid())`
  await fixture.owner(insert, [elsewhere])
  const { problems } = await verify(elsewhere)
  expect(problems.map((problem) => problem.trim())).toEqual([
    'The organization is missing.',
    `A change has no number (tag ${elsewhere}).`,
  ])
})

test('an earlier head shows that the chain was computed again', async () => {
  const ada = await fixture.signUp()
  await recordMany(ada, 3)
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-heads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const heads = path.join(folder, 'heads.txt')
  await writeFile(heads, (await verify(ada.organizationId)).output)
  const number = await lastNumber(ada)
  await recordMany(ada, 2)
  expect(await verify(ada.organizationId, '--expect', heads)).toMatchObject({ code: 0, problems: [] })

  await fixture.owner(
    `update changes set after = after || '{"amount_minor": 1}' where organization_id = $1 and number = $2`,
    [ada.organizationId, number],
  )
  await fixture.owner('update streams set hash = null, hashed_number = 0 where organization_id = $1', [
    ada.organizationId,
  ])
  await fixture.owner('select chain_changes($1, 1000)', [ada.organizationId])
  expect(await verify(ada.organizationId)).toMatchObject({ code: 0, problems: [] })
  expect(await verify(ada.organizationId, '--expect', heads)).toMatchObject({
    code: 1,
    problems: [`number ${number}: The hash differs from the expected head: this change or one before it was altered.`],
  })
})

test('purged personal data leaves a valid chain with a note for each change', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await joinAs('MEMBER', ada, fixture.signUp, 'Sam')
  const { me } = await sam.graphql(AccountDocument, {})
  const note = await addReceipt(sam, fixture.baseUrl, pdf())
  await fixture.owner(`update documents set kind = 'VOICE', transcript = 'private' where id = $1`, [note.document.id])
  await fixture.owner(
    `update changes set after = after || '{"kind": "VOICE"}' where organization_id = $1 and record_id = $2`,
    [ada.organizationId, note.document.id],
  )
  // The chain of the changed values.
  await fixture.owner('update streams set hash = null, hashed_number = 0 where organization_id = $1', [
    ada.organizationId,
  ])
  await fixture.owner('select chain_changes($1, 1000)', [ada.organizationId])
  const other = await createTeam(await fixture.signUp())
  await sam.graphql(DeclineDocument, { id: (await invite(other, sam.email)).id })
  await sam.graphql(DeleteAccountDocument, { email: sam.email })
  await fixture.setBack('users', me.id, 31)
  await fixture.run('purge')

  expect(await fixture.tablesWith(sam.email)).toEqual([])
  for (const { organizationId } of [ada, other]) {
    await expectValid(organizationId)
    const [row] = await fixture.owner<{ count: number }>(
      `select count(*)::integer from redactions where organization_id = $1 and reason = 'ACCOUNT_PURGED'`,
      [organizationId],
    )
    expect(row?.count).toBeGreaterThan(0)
  }
  await fixture.owner(
    `update changes set before = before || '{"role": "OWNER"}' from redactions r
     where changes.organization_id = $1 and r.organization_id = $1 and number = r.first_number`,
    [other.organizationId],
  )
  expect((await verify(other.organizationId)).problems.join()).toContain(
    'The values differ from those that its redaction left.',
  )
  await fixture.owner(`update redactions set reason = 'BEFORE_CHAIN' where organization_id = $1 and position = 1`, [
    ada.organizationId,
  ])
  expect((await verify(ada.organizationId)).problems).toContain('The redaction 1 differs from its hash.')
})

test('deleted private changes leave a valid chain, and so does the purge of an organization', async () => {
  const ada = await createTeam(await fixture.signUp(), 'Chainium')
  await converse(ada).then(({ say }) => say('help'))
  await record(ada, 'Kept')
  await fixture.owner('update streams set floor_number = last_number where organization_id = $1', [ada.organizationId])
  await fixture.run('advance-floors')
  const [row] = await fixture.owner<{ count: number; missing: number }>(
    `select (select count(*)::integer from redactions where organization_id = $1 and reason = 'PRIVATE_EXPIRED') as count,
       last_number::integer - (select count(*)::integer from changes where organization_id = $1) as missing
     from streams where organization_id = $1`,
    [ada.organizationId],
  )
  expect(row?.count).toBeGreaterThan(0)
  expect(row?.missing).toBe(row?.count)
  await record(ada, 'Later')
  await expectValid(ada.organizationId)

  const folder = await mkdtemp(path.join(tmpdir(), 'purser-heads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const heads = path.join(folder, 'heads.txt')
  await writeFile(heads, (await verify(ada.organizationId)).output)
  await ada.graphql(DeleteOrganizationDocument, { name: 'Chainium' })
  await fixture.setBack('organizations', ada.organizationId, 31)
  await fixture.run('purge')
  expect(await fixture.tablesOf(ada.organizationId)).toEqual([])
  expect(await verify(ada.organizationId, '--expect', heads)).toMatchObject({ code: 0, problems: [] })
})

test('the next write chains what a server of an older version has recorded', async () => {
  const ada = await fixture.signUp()
  await recordMany(ada, 3)
  await fixture.owner('update changes set hash = null, salt = null where organization_id = $1', [ada.organizationId])
  await fixture.owner('delete from changes where organization_id = $1 and number = 2', [ada.organizationId])
  await fixture.owner('update streams set hash = null, hashed_number = 0 where organization_id = $1', [
    ada.organizationId,
  ])
  expect(await verify(ada.organizationId)).toMatchObject({ code: 1 })
  await record(ada, 'Next')
  await expectValid(ada.organizationId)
})
