import { msg } from '@lingui/core/runtime-macro'
import type { GraphQLSchema } from 'graphql'
import { AppError } from '../../base/errors.ts'
import { addMonths, dayIn, monthOf } from '../../language/days.ts'
import { cleanedLine } from '../../language/plain-text.ts'
import { parseFields } from '../rest/fields.ts'
import { type CompiledRoute, compileRoute } from '../rest/operation.ts'
import { routes } from '../rest/routes.ts'
import { McpReceiptsDocument } from './generated.ts'
import { listOrganizations, type McpOrganization, type McpRequest, runDocument } from './mcp-request.ts'
import { findResource, kinds, type NamedResource, type ResourceKind } from './resource-kinds.ts'

const mimeType = 'application/json'
const pageSize = 50

export interface Resources {
  /** @throws AppError BAD_CURSOR */
  list(request: McpRequest, cursor: string | undefined): Promise<{ resources: ListedResource[]; nextCursor?: string }>
  listTemplates(request: McpRequest): Promise<ResourceTemplate[]>
  /** @returns the content as JSON, or undefined for an unknown address */
  read(request: McpRequest, uri: string): Promise<string | undefined>
}

interface ListedResource {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
}

type ResourceTemplate = Omit<ListedResource, 'uri'> & { uriTemplate: string }

export function createResources(schema: GraphQLSchema): Resources {
  const compiled = new Map(kinds.map((kind) => [kind, compileRoute(schema, routeOf(kind), new Map())]))

  return {
    async list(request, cursor) {
      const organizations = await listOrganizations(request)
      const [id, after] = cursor === undefined ? [organizations[0]?.id] : splitCursor(cursor)
      const index = organizations.findIndex((each) => each.id === id)
      const organization = organizations[index]
      if (!organization) {
        if (cursor === undefined) return { resources: [] }
        throw new AppError('BAD_CURSOR', msg`This cursor is invalid. Load the list again.`)
      }
      const prefix = organizations.length > 1 ? `${cleanedLine(organization.name, 60)}: ` : ''
      const { receipts } = await runDocument(
        request,
        McpReceiptsDocument,
        { first: pageSize, after: after ?? null },
        organization.id,
      )
      const { hasNextPage, endCursor } = receipts.pageInfo
      const next = organizations[index + 1]
      const nextCursor = hasNextPage ? `${organization.id} ${endCursor}` : next && `${next.id}`
      const listed = receipts.edges.map(({ node: { id: receiptId, document, merchant, date } }) => {
        const name = cleanedLine(merchant.value ?? document.fileName, 80)
        const path = `receipts/${receiptId}`
        return listedAs(organization, path, {
          title: `${prefix}${name}`,
          description: `Receipt of ${date.value ?? 'an unknown day'}`,
        })
      })
      const current = after === undefined ? currentResources(request, organization, prefix) : []
      return { resources: [...current, ...listed], ...(nextCursor && { nextCursor }) }
    },

    async listTemplates(request) {
      const [only, ...others] = await listOrganizations(request)
      const id = only && others.length === 0 ? only.id : '{organization}'
      return kinds
        .filter(({ path }) => path.includes('{'))
        .map(({ path, title, description }) => ({
          uriTemplate: uriOf(id, path),
          name: nameOf(path),
          title,
          description,
          mimeType,
        }))
    },

    async read(request, uri) {
      const resource = findResource(uri)
      const organizations = await listOrganizations(request)
      if (!resource || !organizations.some(({ id }) => id === resource.organizationId)) return undefined
      const route = compiled.get(resource.kind)
      return route && readRoute(request, route, resource)
    },
  }
}

function routeOf(kind: ResourceKind) {
  const found = routes.find(({ method, path }) => method === 'GET' && path === kind.route)
  if (!found) throw new Error(`There is no route ${kind.route}.`)
  return found
}

async function readRoute(
  request: McpRequest,
  { route, document, variables, answer }: CompiledRoute,
  { values, organizationId }: NamedResource,
): Promise<string> {
  const { id, ...query } = values
  const params: Record<string, string> = id === undefined ? {} : { id }
  const input = { params, query: parseFields(route.query, query), body: {}, origin: request.address }
  const data = await runDocument(request, document, variables(input), organizationId, (found) => answer(found, input))
  return JSON.stringify(data)
}

/** The resources of the current month, which the list begins with. */
function currentResources(request: McpRequest, organization: McpOrganization, prefix: string): ListedResource[] {
  const month = monthOf(request.caller.today ?? dayIn(organization.timeZone), organization.monthStartDay)
  const values: Record<string, string> = { month, from: addMonths(month, -11), to: month }
  return kinds
    .filter(({ path }) => !path.includes('{id}'))
    .map(({ path, title, description }) =>
      listedAs(
        organization,
        path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
        { title: `${prefix}${title}`, description },
      ),
    )
}

function listedAs(
  { id }: McpOrganization,
  path: string,
  { title, description }: Pick<ListedResource, 'title' | 'description'>,
): ListedResource {
  return { uri: uriOf(id, path), name: path, title, description, mimeType }
}

const uriOf = (organizationId: string, path: string) => `purser://organizations/${organizationId}/${path}`
const nameOf = (path: string) => path.replace(/\/\{.*/, '')

function splitCursor(cursor: string): [string, string | undefined] {
  const [id = '', after] = cursor.split(' ', 2)
  return [id, after]
}
