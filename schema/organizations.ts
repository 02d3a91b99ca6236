import { listOrganizations, type Organization } from '../server/organizations/read.ts'
import { builder } from './builder.ts'

const RoleEnum = builder.enumType('Role', { values: ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'] as const })
const OrganizationKindEnum = builder.enumType('OrganizationKind', { values: ['PERSONAL', 'TEAM'] as const })

export const OrganizationObject = builder.objectRef<Organization>('Organization').implement({
  description: 'A set of books. Everything in the ledger belongs to one.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: OrganizationKindEnum }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    monthStartDay: t.exposeInt('monthStartDay', { description: '1 to 28.' }),
    timeZone: t.exposeString('timeZone'),
    plan: t.string({ resolve: () => 'Self-hosted' }),
    userRole: t.expose('role', { type: RoleEnum }),
  }),
})

builder.queryField('organizations', (t) =>
  t.field({
    type: [OrganizationObject],
    rule: 'person',
    description: 'The organizations you are a member of, the personal one first.',
    resolve: (_, __, { person }) => listOrganizations(person),
  }),
)
