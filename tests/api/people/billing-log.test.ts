import { expect } from 'vitest'
import { ChangeLogFileDocument } from '../../../web/operations/generated.ts'
import {
  ChangeLogDocument,
  LogFollowedDocument,
  LoggedActionDocument,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { test } from '../../support/test.ts'
import { choose, createBillingFixture } from './billing-fixture.ts'
import { joinAs } from './invitations-steps.ts'

const fixture = createBillingFixture()

const logOf = async (person: TestUser) =>
  (await person.graphql(ChangeLogDocument, {})).changeLog.edges.map(({ node }) => node)

const fileOf = async (person: TestUser) =>
  (await fetch(fixture.baseUrl + (await person.graphql(ChangeLogFileDocument, {})).changeLogFile)).text()

test('only Owners see changes of the plan in the change log', async () => {
  const ada = await fixture.signUp()
  await choose(ada, 'TEAM')
  const sam = await joinAs('ADMIN', ada, fixture.signUp)
  const { next, stop } = await sam.subscribe(LogFollowedDocument, {})
  await choose(ada, 'BUSINESS')
  await ada.graphql(UpdateOrganizationDocument, { changes: { name: 'Hill' } })
  const followed: string[] = []
  while (!followed.includes('Renamed the organization to Hill')) {
    followed.push(...(await next()).ledgerChanged.batches.map(({ summary }) => summary))
  }
  await stop()
  expect(followed).not.toContain('Changed the plan')

  const [own, others] = [await logOf(ada), await logOf(sam)]
  const changed = own.filter(({ summary }) => summary === 'Changed the plan')
  expect(changed).toHaveLength(2)
  expect(others).toHaveLength(own.length - 2)
  const fields = others.flatMap(({ changes }) => changes.flatMap((change) => change.fields.map(({ name }) => name)))
  expect(fields).toContain('name')
  expect(fields.filter((name) => name.startsWith('plan'))).toEqual([])
  await expect(sam.graphql(LoggedActionDocument, { id: changed[0]?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await fileOf(ada)).toContain('Plan,Team,Business')
  expect(await fileOf(sam)).not.toMatch(/\bPlan\b/)
})
