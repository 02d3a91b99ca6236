import { scopes } from '../../server/adapters/identity.ts'
import { type ApiToken, listApiTokens, listOrganizationGrants } from '../../server/people/tokens/read.ts'
import {
  type CreatedApiToken,
  createApiToken,
  revokeApiToken,
  revokeOrganizationGrant,
} from '../../server/people/tokens/write.ts'
import { builder } from '../builder.ts'
import { enumValues } from '../enum-values.ts'
import { loadMemberProfile, MemberProfileObject } from './users.ts'

export const ApiScopeEnum = builder.enumType('ApiScope', {
  description: 'The rights of an API token. Each scope includes those before it.',
  values: enumValues(scopes),
})

const GrantKindEnum = builder.enumType('GrantKind', {
  description: 'How a user has given restricted access: with an API token, or by connecting an app.',
  values: enumValues(['api_token', 'app'] as const),
})

const ApiTokenObject = builder.objectRef<ApiToken>('ApiToken').implement({
  description: 'An API token or a connected app, without its secret.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: GrantKindEnum }),
    name: t.exposeString('name'),
    scopes: t.expose('scopes', { type: [ApiScopeEnum] }),
    organizationId: t.exposeID('organizationId', {
      nullable: true,
      description: 'The only organization in which it works. Null for all organizations of its owner.',
    }),
    owner: t.field({
      type: MemberProfileObject,
      description: 'The user whose role also limits what it may do.',
      resolve: ({ userId }, _, context) => loadMemberProfile(context, userId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The hour of the last use. Null if it was never used, or works in all organizations of another member.',
    }),
  }),
})

const CreatedApiTokenObject = builder.objectRef<CreatedApiToken>('CreatedApiToken').implement({
  fields: (t) => ({
    token: t.exposeString('token', { description: 'The token. It is shown only here.' }),
    apiToken: t.expose('apiToken', { type: ApiTokenObject }),
  }),
})

const NewApiTokenInput = builder.inputType('NewApiTokenInput', {
  fields: (t) => ({
    name: t.string(),
    scopes: t.field({ type: [ApiScopeEnum] }),
    organizationId: t.id({ required: false, description: 'The only organization in which it works. All if not set.' }),
    expiresInDays: t.int({
      required: false,
      defaultValue: 90,
      description: 'The days until it expires, from 1 to 3650. Null for a token that does not expire.',
    }),
  }),
})

builder.queryField('apiTokens', (t) =>
  t.field({
    type: [ApiTokenObject],
    rule: 'account',
    description: 'Your own API tokens, newest first.',
    resolve: (_, __, { user }) => listApiTokens(user),
  }),
)

builder.queryField('organizationApiTokens', (t) =>
  t.field({
    type: [ApiTokenObject],
    rule: 'members:manage',
    description: 'The API tokens and connected apps with which members reach the organization, newest first.',
    resolve: (_, __, { tenant }) => listOrganizationGrants(tenant),
  }),
)

builder.mutationField('createApiToken', (t) =>
  t.field({
    type: CreatedApiTokenObject,
    rule: 'account',
    args: { input: t.arg({ type: NewApiTokenInput }) },
    resolve: (_, { input }, { user }) =>
      createApiToken(user, {
        name: input.name,
        scopes: input.scopes,
        organizationId: input.organizationId ?? null,
        days: input.expiresInDays ?? null,
      }),
  }),
)

builder.mutationField('revokeApiToken', (t) =>
  t.id({
    rule: 'account',
    description: 'Revokes one of your API tokens. Requests with it fail from now on.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { user }) => revokeApiToken(user, id),
  }),
)

builder.mutationField('revokeOrganizationApiToken', (t) =>
  t.id({
    rule: 'members:manage',
    description: 'Ends the access that a token or a connected app of a member has to the organization.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => revokeOrganizationGrant(tenant, id),
  }),
)
