import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { msg } from '@lingui/core/runtime-macro'
import type { DocumentNode } from 'graphql'
import { notSignedInError } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import type { Log } from '../../base/log.ts'
import { cleaned } from '../../language/plain-text.ts'
import { type Failure, failureOf } from '../error-responses.ts'
import { requireResponseSize } from '../graphql/plugins/response-size.ts'
import { runOperation } from '../graphql/run-operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { RateLimitSubject } from '../rate-limit-subject.ts'
import type { Caller } from '../request-claims.ts'
import { NestedOperationError, unwrapOperation } from '../rest/nested-operation-error.ts'
import { McpOrganizationsDocument, type McpOrganizationsQuery } from './generated.ts'

/** A request of an MCP client. Everything it does is an operation of the GraphQL API. */
export interface McpRequest {
  graphql: GraphqlServer
  caller: Caller
  subject: RateLimitSubject
  requestId: string
  log: Log
  disconnected: AbortSignal
  /** The public URL of this server, such as 'https://purser.example.com'. */
  address: string
  /** Set when the token has ended or lacks a scope, which is answered with a status of HTTP. */
  tokenError: AppError | undefined
}

/** In bytes: a language model could not use more. */
const maxDataBytes = 262_144
const maxTextLength = 4_000

/**
 * Runs an operation of the product in an organization.
 * @param shape converts the data before it is written
 * @throws NestedOperationError
 */
export async function runDocument<Data, Variables extends Record<string, unknown>>(
  request: McpRequest,
  document: TypedDocumentNode<Data, Variables> | DocumentNode,
  variables: Variables,
  organizationId?: string,
  shape: (data: unknown) => unknown = (data) => data,
): Promise<Data> {
  const { graphql, caller, subject, requestId, disconnected } = request
  const outcome = await runOperation(graphql, graphql.operations.trust(document), variables, {
    caller: { ...caller, organizationId },
    subject,
    requestId,
    disconnected,
    via: 'mcp',
    bodyOf(data) {
      requireResponseSize(data, maxDataBytes)
      return JSON.stringify(shape(data), withoutInvisibleText)
    },
  })
  if (outcome.failures.some(({ code }) => code === 'UNAUTHENTICATED')) {
    request.tokenError = notSignedInError()
  }
  return unwrapOperation(outcome)
}

/** Texts of documents and members could hide instructions in invisible characters. */
const withoutInvisibleText = (_: string, value: unknown) =>
  typeof value === 'string' ? cleaned(value, maxTextLength) : value

export type McpOrganization = McpOrganizationsQuery['organizations'][number]

/**
 * Lists the organizations that the request may be about: the one that a header names, or all of the token.
 * @throws AppError NOT_A_MEMBER
 */
export async function listOrganizations(request: McpRequest): Promise<McpOrganization[]> {
  const { organizations } = await runDocument(request, McpOrganizationsDocument, {})
  const { organizationId } = request.caller
  if (organizationId === undefined) return organizations
  const named = organizations.filter(({ id }) => id === organizationId)
  if (named.length === 0) throw new AppError('NOT_A_MEMBER', msg`You are not a member of this organization.`)
  return named
}

export function failureIn({ log, requestId }: McpRequest, error: unknown): Failure {
  return error instanceof NestedOperationError ? error.failure : failureOf(error, log, requestId)
}
