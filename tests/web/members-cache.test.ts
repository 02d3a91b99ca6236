import { expect, test } from 'vitest'
import { makeCache } from '../../web/app/apollo/cache.ts'
import { removeMember, upsertMember } from '../../web/features/settings/members/member-cache.ts'
import { type MemberRowFragment, MembersDocument } from '../../web/generated.ts'

test('a new member is sorted by role and then by name, and moves with another role', () => {
  const cache = listed([member('Maya', 'OWNER'), member('Bo', 'MEMBER')])
  upsertMember(cache, member('Ada', 'MEMBER'))
  expect(namesIn(cache)).toEqual(['Maya', 'Ada', 'Bo'])
  upsertMember(cache, member('Bo', 'ADMIN'))
  expect(namesIn(cache)).toEqual(['Maya', 'Bo', 'Ada'])
  upsertMember(cache, member('Ada', 'VIEWER'))
  expect(namesIn(cache)).toEqual(['Maya', 'Bo', 'Ada'])
})

test('a former member leaves the list', () => {
  const cache = listed([member('Maya', 'OWNER'), member('Bo', 'MEMBER')])
  removeMember(cache, 'Bo')
  expect(namesIn(cache)).toEqual(['Maya'])
})

test('a change does not create a list that was never loaded', () => {
  const cache = makeCache()
  upsertMember(cache, member('Ada', 'MEMBER'))
  removeMember(cache, 'Bo')
  expect(cache.readQuery({ query: MembersDocument })).toBeNull()
})

function listed(members: MemberRowFragment[]) {
  const cache = makeCache()
  cache.writeQuery({ query: MembersDocument, data: { members } })
  return cache
}

function namesIn(cache: ReturnType<typeof makeCache>) {
  return cache.readQuery({ query: MembersDocument })?.members.map(({ name }) => name)
}

function member(name: string, role: MemberRowFragment['role']): MemberRowFragment {
  return { __typename: 'Member', id: name, name, email: `${name}@example.test`, role, isYou: false, lastActiveAt: null }
}
