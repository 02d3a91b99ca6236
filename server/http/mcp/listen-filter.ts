import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { isObject } from '../../base/json-shape.ts'
import { requireScope } from '../../platform/tenancy/scopes.ts'
import { listOrganizations, type McpRequest } from './mcp-request.ts'
import { findResource } from './resource-kinds.ts'

/** The address of figures or of a list, and the changes that they depend on. */
interface FollowedFigures {
  uri: string
  dependsOn: readonly string[]
  includes: (month: string) => boolean
}

/** The resources of one organization whose changes a client is notified of. */
export interface FollowedOrganization {
  organizationId: string
  figures: FollowedFigures[]
  /** The addresses of receipts, by the ids of the receipts. */
  receipts: Map<string, string>
  /** Whether the client is notified when the list of resources changes. */
  isListFollowed: boolean
}

const maxResources = 250
const maxOrganizations = 10

/**
 * Reads the filter of a request for `subscriptions/listen`, without the resources that do not exist for the caller.
 * @returns the body with the resources that are left. A malformed body is unchanged, and the protocol refuses it
 * @throws AppError INVALID_INPUT for too many resources; InsufficientScope
 */
export async function readListenFilter(
  request: McpRequest,
  body: unknown,
): Promise<{ body: unknown; followed: FollowedOrganization[] } | undefined> {
  if (!isObject(body) || body.method !== 'subscriptions/listen') return undefined
  const { notifications } = isObject(body.params) ? body.params : {}
  if (!isObject(notifications)) return { body, followed: [] }
  requireScope(request.subject.signedIn?.grant, 'ledger:read')
  const { resourceSubscriptions: uris = [], resourcesListChanged } = notifications
  if (!isTextArray(uris)) return { body, followed: [] }
  if (uris.length > maxResources) {
    throw new AppError('INVALID_INPUT', msg`Subscribe to at most ${{ maxResources }} resources at once.`)
  }
  const organizations = await listOrganizations(request)
  const followed = organizations
    .map(({ id }) => followIn(id, uris, resourcesListChanged === true))
    .filter(({ figures, receipts, isListFollowed }) => isListFollowed || figures.length > 0 || receipts.size > 0)
  if (followed.length > maxOrganizations) {
    throw new AppError('INVALID_INPUT', msg`Subscribe to resources of at most ${{ maxOrganizations }} organizations.`)
  }
  const known = new Set(
    followed.flatMap(({ figures, receipts }) => [...figures.map(({ uri }) => uri), ...receipts.values()]),
  )
  const params = { ...(body.params as object), notifications: { ...notifications, resourceSubscriptions: [...known] } }
  return { body: { ...body, params }, followed }
}

function followIn(organizationId: string, uris: string[], isListFollowed: boolean): FollowedOrganization {
  const followed: FollowedOrganization = { organizationId, figures: [], receipts: new Map(), isListFollowed }
  for (const uri of new Set(uris)) {
    const resource = findResource(uri)
    if (resource?.organizationId !== organizationId) continue
    const { kind, values } = resource
    const { id } = values
    if (id === undefined) {
      const includes = (month: string) => kind.includes?.(values, month) ?? true
      followed.figures.push({ uri, dependsOn: kind.dependsOn, includes })
    } else followed.receipts.set(id.toLowerCase(), uri)
  }
  return followed
}

const isTextArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
