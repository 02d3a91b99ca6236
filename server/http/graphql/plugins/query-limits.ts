import { msg } from '@lingui/core/runtime-macro'
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  type ValidationRule,
  validate,
  visit,
} from 'graphql'
import { AppError } from '../../../base/errors.ts'
import { type Text, verbatim } from '../../../base/text.ts'
import type { Limits } from '../../limits/limits.ts'
import { type Fragments, fragmentsOf, rootFieldsOf } from '../fragments.ts'
import { isIntrospection } from '../introspection-cost.ts'
import type { GraphqlPlugin, ServerContext } from '../plugin.ts'

/**
 * Bounds the work of parsing and validating a document, and charges for both before they begin.
 * @param introspection whether clients may read the schema
 */
export function useQueryLimits(
  { document: limits, requestCost }: Pick<Limits, 'document' | 'requestCost'>,
  introspection: boolean,
): GraphqlPlugin {
  const rules: ValidationRule[] = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const options = { maxErrors: 5, hideSuggestions: !introspection }

  const parseWithin = (text: string, charge: (cost: number) => void): DocumentNode => {
    const bytes = Buffer.byteLength(text)
    if (bytes > limits.bytes)
      throw malformedError(msg`Shorten the document to at most ${{ kilobytes: Math.floor(limits.bytes / 1_024) }} KB.`)
    if (/\0|\\u(0000|\{0+\})/.test(text))
      throw malformedError(msg`A string contains a character that can't be stored. Remove it.`)
    charge(bytes * requestCost.byte)
    const document = parseOrThrow(text, limits.tokens)
    charge((document.tokenCount ?? limits.tokens) * requestCost.token)
    requireWithinQueryLimits(document, limits)
    return document
  }

  return {
    onParse({ context, setParseFn }) {
      const { operationRequest }: ServerContext = context
      setParseFn((source: string) => parseWithin(source, (cost) => operationRequest?.subject?.pay(cost)))
    },
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document) => validate(schema, document, rules, options))
      return ({ valid, result }) => {
        if (!valid) throw syntaxErrors(result)
      }
    },
  }
}

function parseOrThrow(text: string, maxTokens: number): DocumentNode {
  try {
    return parse(text, { maxTokens })
  } catch (error) {
    throw error instanceof GraphQLError ? syntaxErrors([error]) : error
  }
}

/**
 * Rejects expensive documents before they are validated or executed. The fields of a fragment count at each use.
 * @throws AppError MALFORMED
 */
function requireWithinQueryLimits(document: DocumentNode, limits: Limits['document']): void {
  const fragments = fragmentsOf(document)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) requireOperationWithinLimits(definition, fragments, limits)
  }
  let introspections = 0
  visit(document, {
    Field(field) {
      if (isIntrospection(field)) introspections += 1
    },
  })
  if (introspections > limits.introspections) throw malformedError(msg`Select __schema or __type once.`)
}

const fieldsVisited = 5_000

function requireOperationWithinLimits(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  limits: Limits['document'],
): void {
  let aliases = 0
  let directives = operation.directives?.length ?? 0
  let visited = 0

  const walk = (selections: SelectionSetNode, depth: number, maxDepth: number, spread: Set<string>) => {
    for (const selection of selections.selections) {
      directives += selection.directives?.length ?? 0
      if (directives > limits.directives)
        throw malformedError(msg`Use at most ${{ limit: limits.directives }} directives.`)
      if (selection.kind === Kind.FIELD) {
        visited += 1
        if (selection.alias) aliases += 1
        if (aliases > limits.aliases) throw malformedError(msg`Use at most ${{ limit: limits.aliases }} aliases.`)
        if (visited > fieldsVisited) throw malformedError(msg`This document selects too many fields.`)
        if (depth > maxDepth) throw malformedError(msg`Select at most ${{ depth: limits.depth }} levels deep.`)
        const isIntrospection = selection.name.value.startsWith('__')
        const below = isIntrospection ? limits.introspectionDepth : maxDepth
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, below, new Set())
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visited += 1
        walk(selection.selectionSet, depth, maxDepth, spread)
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) walk(fragment.selectionSet, depth, maxDepth, spread)
      }
    }
  }

  walk(operation.selectionSet, 1, limits.depth, new Set())
  const roots = rootFieldsOf(operation, fragments)
  if (roots.length > limits.rootFields)
    throw malformedError(msg`Ask for at most ${{ limit: limits.rootFields }} root fields.`)
  if (operation.operation === 'mutation' && roots.length > 1) {
    throw malformedError(msg`Send one mutation at a time. Each is saved as a whole or not at all.`)
  }
}

function syntaxErrors(errors: readonly Error[]): AppError {
  const messages = new Set(errors.map(({ message }) => message))
  return malformedError(verbatim([...messages].slice(0, 3).join(' ')))
}

const malformedError = (text: Text) => new AppError('MALFORMED', text)
