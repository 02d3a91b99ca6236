import {
  findMembers,
  leaveOrganization,
  listMembers,
  type Member,
  removeMember,
  transferOwnership,
  updateMemberRole,
} from '../../server/people/organizations/members.ts'
import { builder } from '../builder.ts'
import { loadChanged, RecordChangeObject } from '../ledger/ledger.ts'
import { createRecordLoader } from '../loaders.ts'
import { RoleEnum } from './organizations.ts'

const MemberObject = builder.objectRef<Member>('Member').implement({
  description: 'A user in the active organization.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The user’s ID.' }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: RoleEnum }),
    isYou: t.boolean({ resolve: ({ id }, _, { tenant }) => id === tenant.userId }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    lastActiveAt: t.expose('lastActiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last activity, accurate to about 10 seconds.',
    }),
  }),
})

const loadMember = createRecordLoader((context, ids) => findMembers(context.tenant, ids))

builder.queryField('members', (t) =>
  t.field({
    type: [MemberObject],
    rule: 'ledger:read',
    description: 'The members, sorted by role and then by name.',
    extensions: { length: 50 },
    resolve: (_, __, { tenant }) => listMembers(tenant),
  }),
)

builder.mutationField('updateMemberRole', (t) =>
  t.field({
    type: MemberObject,
    rule: 'members:manage',
    description: 'Changes a member’s role. Only an Owner can add or change Owners, and the last Owner keeps the role.',
    args: { userId: t.arg.id(), role: t.arg({ type: RoleEnum }) },
    resolve: (_, { userId, role }, { tenant }) => updateMemberRole(tenant, userId, role),
  }),
)

builder.mutationField('removeMember', (t) =>
  t.field({
    type: 'ID',
    rule: 'members:manage',
    description: 'Removes a member. The records of the member are kept. Returns the user’s ID.',
    args: { userId: t.arg.id() },
    resolve: (_, { userId }, { tenant }) => removeMember(tenant, userId),
  }),
)

builder.mutationField('leaveOrganization', (t) =>
  t.field({
    type: 'ID',
    rule: 'membership:own',
    description: 'Leaves the active organization. Returns its ID.',
    resolve: (_, __, { tenant }) => leaveOrganization(tenant),
  }),
)

builder.mutationField('transferOwnership', (t) =>
  t.field({
    type: MemberObject,
    rule: 'organization:own',
    description: 'Makes the other member an Owner and you an Admin. Returns the new Owner.',
    args: { userId: t.arg.id() },
    resolve: (_, { userId }, { tenant }) => transferOwnership(tenant, userId),
  }),
)

builder.objectField(RecordChangeObject, 'member', (t) =>
  t.field({
    type: MemberObject,
    nullable: true,
    resolve: loadChanged('member', loadMember),
  }),
)
