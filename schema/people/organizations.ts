import { render } from '../../server/base/text.ts'
import { planOf } from '../../server/people/billing/plans.ts'
import {
  type DeletedOrganization,
  deleteOrganization,
  listDeletedOrganizations,
  restoreOrganization,
} from '../../server/people/organizations/deletion.ts'
import { findOrganization, listOrganizations, type Organization } from '../../server/people/organizations/read.ts'
import { createOrganization, updateOrganization } from '../../server/people/organizations/write.ts'
import { allPermissions, permissionsOf, permits } from '../../server/platform/tenancy/permissions.ts'
import { allows } from '../../server/platform/tenancy/scopes.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { hasChangeOf, LedgerChangesObject } from '../ledger/ledger.ts'

export const RoleEnum = builder.enumType('Role', { values: ['OWNER', 'ADMIN', 'MEMBER', 'VIEWER'] as const })
export const OrganizationKindEnum = builder.enumType('OrganizationKind', { values: ['PERSONAL', 'TEAM'] as const })

const PermissionEnum = builder.enumType('Permission', {
  description: 'The permissions that a role can have in an organization.',
  values: enumValues(allPermissions),
})

export const OrganizationObject = builder.objectRef<Organization>('Organization').implement({
  description: 'A set of accounts. Every record of the ledger belongs to exactly one organization.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: OrganizationKindEnum }),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code.' }),
    monthStartDay: t.exposeInt('monthStartDay', { description: 'The day on which the month starts, from 1 to 28.' }),
    timeZone: t.exposeString('timeZone', { description: "The IANA name, such as 'Europe/Berlin'." }),
    plan: t.string({
      nullable: true,
      description: 'The name of the plan, such as Self-hosted. Null for members who are not Owners.',
      resolve: ({ plan, role }) => (permits(role, 'billing:read') ? render(planOf(plan).name) : null),
    }),
    isReadOnly: t.exposeBoolean('isReadOnly', {
      description: 'True if the plan has ended. Data can then be read but not changed.',
    }),
    isPaymentDue: t.exposeBoolean('isPaymentDue', {
      description: 'True if it is read-only because a payment is missing. It continues when an Owner has paid.',
    }),
    userRole: t.expose('role', { type: RoleEnum }),
    permissions: t.field({
      type: [PermissionEnum],
      description: 'Your current permissions in the organization.',
      resolve: ({ role, isReadOnly }, _, { grant }) =>
        permissionsOf(role, isReadOnly).filter((permission) => allows(grant, permission)),
    }),
    attachesReceipts: t.exposeBoolean('attachesReceipts', {
      description: 'True if receipts with a certain receipt match are attached without a question.',
    }),
    hasAccounts: t.exposeBoolean('hasAccounts', {
      description: 'True if there is an account, also a closed one.',
    }),
    memberCount: t.exposeInt('memberCount'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

export const DeletedOrganizationObject = builder.objectRef<DeletedOrganization>('DeletedOrganization').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
    purgedAt: t.expose('purgedAt', {
      type: 'DateTime',
      description: 'The time until which an Owner can restore the organization.',
    }),
  }),
})

const NewOrganizationInput = builder.inputType('NewOrganizationInput', {
  fields: (t) => ({
    name: t.string(),
    kind: t.field({ type: OrganizationKindEnum }),
    currency: t.string({ description: 'The ISO 4217 code.' }),
    monthStartDay: t.int({ required: false, defaultValue: 1 }),
    timeZone: t.string({ required: false, defaultValue: 'UTC' }),
    hasTeamCategories: t.boolean({ required: false, defaultValue: false }),
  }),
})

const OrganizationChangesInput = builder.inputType('OrganizationChangesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
  fields: (t) => ({
    name: t.string({ required: false }),
    currency: t.string({
      required: false,
      description: 'The currency. You can change it only while nothing is recorded.',
    }),
    monthStartDay: t.int({ required: false }),
    timeZone: t.string({ required: false }),
    attachesReceipts: t.boolean({ required: false }),
  }),
})

builder.queryField('organizations', (t) =>
  t.field({
    type: [OrganizationObject],
    rule: 'person',
    description: 'The organizations you are a member of, the personal one first.',
    resolve: (_, __, { user }) => listOrganizations(user),
  }),
)

builder.queryField('deletedOrganizations', (t) =>
  t.field({
    type: [DeletedOrganizationObject],
    rule: 'account',
    description: 'The deleted organizations that you can restore.',
    resolve: (_, __, { user }) => listDeletedOrganizations(user),
  }),
)

builder.mutationField('createOrganization', (t) =>
  t.field({
    type: OrganizationObject,
    rule: 'account',
    args: { input: t.arg({ type: NewOrganizationInput }) },
    resolve: (_, { input }, { user, services }) =>
      createOrganization(user, services.operatorSettings, {
        ...input,
        monthStartDay: input.monthStartDay ?? 1,
        timeZone: input.timeZone ?? 'UTC',
        hasTeamCategories: input.hasTeamCategories ?? false,
      }),
  }),
)

builder.mutationField('updateOrganization', (t) =>
  t.field({
    type: OrganizationObject,
    rule: 'organization:manage',
    description: 'Changes the active organization.',
    args: { changes: t.arg({ type: OrganizationChangesInput }) },
    resolve: (_, { changes }, { tenant }) =>
      updateOrganization(tenant, {
        ...(changes.name != null && { name: changes.name }),
        ...(changes.currency != null && { currency: changes.currency }),
        ...(changes.monthStartDay != null && { monthStartDay: changes.monthStartDay }),
        ...(changes.timeZone != null && { timeZone: changes.timeZone }),
        ...(changes.attachesReceipts != null && { attachesReceipts: changes.attachesReceipts }),
      }),
  }),
)

builder.mutationField('deleteOrganization', (t) =>
  t.field({
    type: DeletedOrganizationObject,
    rule: 'organization:own',
    description: 'Deletes the active organization. You must give its name, and you can restore it for 30 days.',
    args: { name: t.arg.string() },
    resolve: (_, { name }, { tenant }) => deleteOrganization(tenant, name),
  }),
)

builder.mutationField('restoreOrganization', (t) =>
  t.field({
    type: OrganizationObject,
    rule: 'account',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { user }) => restoreOrganization(user, id),
  }),
)

builder.objectField(LedgerChangesObject, 'organization', (t) =>
  t.field({
    type: OrganizationObject,
    nullable: true,
    description: 'Your current view of the organization, if the organization, its members or its accounts changed.',
    resolve: (message, _, { tenant }) =>
      hasChangeOf(message, 'organization', 'member', 'account') ? findOrganization(tenant) : null,
  }),
)
