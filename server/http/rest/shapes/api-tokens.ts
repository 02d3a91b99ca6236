import { fieldsAt, nested, shape } from '../shape.ts'
import { reference } from './common.ts'

export const apiToken = shape('ApiToken', {
  id: 'id',
  kind: 'kind',
  name: 'name',
  scopes: 'scopes',
  organization_id: 'organizationId',
  owner: nested('owner', reference),
  created_at: 'createdAt',
  expires_at: 'expiresAt',
  last_used_at: 'lastUsedAt',
})

export const createdApiToken = shape('CreatedApiToken', { token: 'token', ...fieldsAt('apiToken', apiToken) })
