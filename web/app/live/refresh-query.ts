import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { freshnessOf } from '../apollo/freshness.ts'
import type { LiveWriter } from './live-screens.ts'

/** Writes the result of a query whose fields and variables a live screen has under the same names. */
export function refreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): LiveWriter<Data, OperationVariables> {
  const query: DocumentNode = document
  const { name, variableDefinitions = [] } = getMainDefinition(query)
  return (cache, data, given) => {
    const declared = variableDefinitions.map(({ variable }) => variable.name.value)
    const variables = Object.fromEntries(declared.filter((key) => key in given).map((key) => [key, given[key]]))
    cache.writeQuery({ query, variables, data })
    freshnessOf(cache).wrote(name?.value ?? '', variables)
  }
}
