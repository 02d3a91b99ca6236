import { msg } from '@lingui/core/runtime-macro'
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  print,
} from 'graphql'
import { AppError } from '../../base/errors.ts'
import type { Limits } from '../limits/limits.ts'
import { costOf } from './cost.ts'
import { introspectionFields } from './introspection-cost.ts'
import { rootFieldsOf, selectedFieldsOf } from './selected-fields.ts'
import { requireStorable } from './storable-input.ts'
import { followsStream } from './stream-fields.ts'
import { invalidVariables } from './variables.ts'

export type Variables = Record<string, unknown>

/** An operation of a valid document. Its cost and what its response depends on are computed when they are first read. */
export interface Operation {
  kind: 'query' | 'mutation' | 'subscription'
  /** The source text, of which an Idempotency-Key keeps a hash. */
  text: string
  document: DocumentNode
  name: string | undefined
  rootFields: readonly string[]
  /** Whether each root field can be requested without a token. */
  isPublic: boolean
  /** Whether it selects nothing but the schema's description. */
  isIntrospection: boolean
  /** Whether its response changes only when the change stream of the organization grows. */
  followsStream: boolean
  /** Whether its document is the product's own: of the web app, or of the REST API. */
  isOwn: boolean
  /**
   * Checks the variables and calculates what the operation costs with them.
   * @throws AppError INVALID_INPUT, with a sentence for each field, or when the cost is above the limit; MALFORMED for
   * what cannot be stored
   */
  costWith(variables: Variables): number
}

export interface Operations {
  /** @throws AppError MALFORMED when the document does not hold exactly one operation of that name */
  find(document: DocumentNode, name?: string | null): Operation
  /** The operation of a document of the product itself. */
  trust(document: DocumentNode): Operation
}

/** Operations of the product itself are compiled, so that their fields take less time than those of other documents. */
const compiledFieldCost = 0.5

/** @param introspection whether error messages may name parts of the schema */
export function createOperations(
  schema: GraphQLSchema,
  limits: Limits['document'],
  introspection: boolean,
): Operations {
  const known = new WeakMap<DocumentNode, Map<string, Operation>>()
  const trusted = new WeakSet<DocumentNode>()

  const describe = (document: DocumentNode, node: OperationDefinitionNode): Operation => {
    const variablesOf = (given: Variables) => {
      const { variableValues, errors } = getVariableValues(schema, node.variableDefinitions ?? [], given, {
        maxErrors: 10,
        hideSuggestions: !introspection,
      })
      if (errors) throw invalidVariables(errors)
      return variableValues
    }
    const selectedFields = selectedFieldsOf(document)
    const rootFields = rootFieldsOf(node, selectedFields)
    const root = schema.getRootType(node.operation)?.getFields()
    const isIntrospection = rootFields.every((field) => introspectionFields.has(field))
    const maxCost = isIntrospection ? limits.introspectionCost : limits.cost
    const isOwn = trusted.has(document)
    const weights = { fieldCost: isOwn ? compiledFieldCost : 1, maxCost }
    const costWith = (values: ReturnType<typeof variablesOf>) => costOf(schema, node, selectedFields, values, weights)
    const hasVariables = Boolean(node.variableDefinitions?.length)
    let fixedCost: number | undefined
    let isStreamed: boolean | undefined
    return {
      kind: node.operation,
      text: document.loc?.source.body ?? print(document),
      document,
      name: node.name?.value,
      rootFields,
      isPublic: rootFields.every((field) => field.startsWith('__') || root?.[field]?.extensions.rule === 'public'),
      isIntrospection,
      get followsStream() {
        isStreamed ??= followsStream(schema, node, selectedFields)
        return isStreamed
      },
      isOwn,
      costWith(variables) {
        requireStorable(variables)
        const values = variablesOf(variables)
        const cost = fixedCost ?? costWith(values)
        if (!hasVariables) fixedCost = cost
        if (cost <= maxCost) return cost
        throw new AppError('INVALID_INPUT', msg`This request is too expensive. Ask for smaller pages or fewer fields.`)
      },
    }
  }

  const operations: Operations = {
    find(document, name) {
      const found = known.get(document)?.get(name ?? '')
      if (found) return found
      const node = getOperationAST(document, name)
      if (!node) throw new AppError('MALFORMED', msg`Set operationName to one of the operations in the document.`)
      const operation = describe(document, node)
      known.set(document, (known.get(document) ?? new Map()).set(name ?? '', operation))
      return operation
    },
    trust(document) {
      trusted.add(document)
      return operations.find(document)
    },
  }
  return operations
}

/** Names from the schema: clients choose the name of an operation, so it can hold personal data. */
export function titleOf({ rootFields }: Operation): string {
  const names = [...new Set(rootFields)]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
}
