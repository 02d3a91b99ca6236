import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { LiveWriter } from '../../../app/live/live-screens.ts'
import { refreshQuery } from '../../../app/live/refresh-query.ts'

/** Writes the result of a query of the plan. Members who are not Owners get no plan, so nothing is written for them. */
export function refreshBilling<Variables extends OperationVariables>(
  document: TypedDocumentNode<object, Variables>,
): LiveWriter<{ billing: object | null }, OperationVariables> {
  const refresh = refreshQuery(document)
  return (cache, data, given) => {
    if (data.billing) refresh(cache, data, given)
  }
}
