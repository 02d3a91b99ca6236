import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { apiToken, createdApiToken } from '../shapes/api-tokens.ts'
import { returnedId } from '../shapes/common.ts'

export const apiTokenRoutes = [
  route('GET /tokens', query('apiTokens', apiToken), {
    summary: 'Lists your own API tokens, newest first; not with an API token',
  }),

  route('POST /tokens', mutation('createApiToken', createdApiToken), {
    summary: 'Creates an API token; only this response contains the token; not with an API token',
    body: {
      name: required('text'),
      scopes: required('scopes', 'Each includes those before it: read, stage, write, admin'),
      organization_id: optional('id', 'The only organization in which it works, default all of yours'),
      expires_in_days: optional('integer', '1 to 3650, default 90; null never expires'),
    },
    status: 201,
  }),

  route('DELETE /tokens/{id}', mutation('revokeApiToken', returnedId), {
    summary: 'Revokes one of your API tokens; not with an API token',
  }),

  route('GET /organization/tokens', query('organizationApiTokens', apiToken), {
    summary: 'Lists the API tokens and connected apps of the members; for Owners and Admins',
  }),

  route('DELETE /organization/tokens/{id}', mutation('revokeOrganizationApiToken', returnedId), {
    summary: "Ends a token's access to the organization; for Owners and Admins",
  }),
]
