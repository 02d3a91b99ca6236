import type { UploadTicket } from '../../intake/uploads/upload-token.ts'
import { requireTicket } from '../files/uploads.ts'
import { runOperation } from '../graphql/run-operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { HttpServices } from '../services.ts'
import {
  RestCreateUploadUrlDocument,
  type RestCreateUploadUrlMutation,
  type RestCreateUploadUrlMutationVariables,
} from './generated.ts'
import { unwrapOperation } from './nested-operation-error.ts'

/**
 * Announces a file that arrives with the request, with the checks of every other upload.
 * @throws NestedOperationError
 */
export async function announceUpload(
  services: HttpServices,
  graphql: GraphqlServer,
  input: RestCreateUploadUrlMutationVariables['input'],
  call: Parameters<typeof runOperation>[3],
): Promise<UploadTicket> {
  const operation = graphql.operations.trust(RestCreateUploadUrlDocument)
  const outcome = await runOperation(graphql, operation, { input }, call)
  const { createUploadUrl }: RestCreateUploadUrlMutation = unwrapOperation(outcome)
  return requireTicket(services, { url: createUploadUrl.uploadUrl })
}
