import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { HttpServices } from '../services.ts'
import { graphiqlOptions, renderPage, useGraphiqlResponse } from './graphiql.ts'
import { createOperations, type Operation, type Operations } from './operation.ts'
import type { OperationRequest } from './operation-request.ts'
import { type ServerContext, useOperation } from './plugin.ts'
import { useAuthorization } from './plugins/authorization.ts'
import { useCompiledQueries } from './plugins/compiled-queries.ts'
import { useDeadline } from './plugins/deadline.ts'
import { useDocumentCache } from './plugins/document-cache.ts'
import { maskedErrors, useErrorMasking } from './plugins/error-masking.ts'
import { useHttpResponse } from './plugins/http-response.ts'
import { usePostOnly } from './plugins/post-only.ts'
import { useQueryCost } from './plugins/query-cost.ts'
import { useQueryLimits } from './plugins/query-limits.ts'
import { useRateLimits } from './plugins/rate-limits.ts'
import { useResponseCache } from './plugins/response-cache.ts'
import { useResponseSize } from './plugins/response-size.ts'
import { useTracing } from './plugins/tracing.ts'
import { useTransaction } from './plugins/transaction.ts'

/** The one GraphQL server, which GraphQL over HTTP, the WebSockets and the REST API share. */
export interface GraphqlServer {
  yoga: YogaServerInstance<ServerContext, ServerContext>
  operations: Operations
}

export function createGraphqlServer(services: HttpServices, rates: RateLimiter): GraphqlServer {
  const { schema, limits, log, trace, graphiql, introspection } = services
  const operations = createOperations(schema, limits.document, introspection)
  const yoga = createYoga<ServerContext, ServerContext>({
    schema,
    logging: false,
    cors: false,
    landingPage: false,
    multipart: false,
    // usePostOnly reads the body, with smaller limits.
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    maskedErrors: maskedErrors(log),
    graphiql: graphiql && graphiqlOptions,
    renderGraphiQL: renderPage,
    plugins: [
      useGraphiqlResponse(),
      usePostOnly(services, rates),
      useHttpResponse(),
      useQueryLimits(limits, introspection),
      useDocumentCache(operations, limits.caches.documents),
      useOperation(operations),
      useCompiledQueries(schema, operations, limits.caches.compiledQueries),
      // Each of the following wraps those above it.
      useResponseSize(limits.responseBytes),
      useResponseCache(limits.caches.responses),
      useTransaction(services),
      useRateLimits(rates),
      useQueryCost(rates),
      useDeadline(limits),
      useErrorMasking(log),
      useTracing(trace),
      useAuthorization(),
    ],
  })
  return { yoga, operations }
}

/**
 * Reads the operation of a request that Yoga's own handler does not serve: parses and validates its document, within the
 * limits of the request's sender.
 * @throws AppError MALFORMED, RATE_LIMITED
 */
export function readOperation(
  { yoga, operations }: GraphqlServer,
  operationRequest: Pick<OperationRequest, 'subject'>,
  text: string,
  name: string | undefined,
): Operation {
  const { parse, validate, schema } = yoga.getEnveloped({ operationRequest })
  const document = parse(text)
  validate(schema, document)
  return operations.find(document, name)
}
