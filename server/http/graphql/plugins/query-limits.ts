import { msg } from '@lingui/core/runtime-macro'
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OverlappingFieldsCanBeMergedRule,
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
import { isIntrospection } from '../introspection-cost.ts'
import { mergeableFieldsRule } from '../mergeable-fields.ts'
import type { GraphqlPlugin, ServerContext } from '../plugin.ts'
import { rootFieldsOf, selectedFieldsOf } from '../selected-fields.ts'

/**
 * Bounds the work of parsing and validating a document, and charges for both before they begin.
 * @param introspection whether clients may read the schema
 */
export function useQueryLimits(
  { document: limits, requestCost }: Pick<Limits, 'document' | 'requestCost'>,
  introspection: boolean,
): GraphqlPlugin {
  const rules: ValidationRule[] = [
    ...specifiedRules.map((rule) => (rule === OverlappingFieldsCanBeMergedRule ? mergeableFieldsRule : rule)),
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ]
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

/** The fields that all operations of a document may select in all. */
const maxFields = 5_000

/**
 * Rejects expensive documents before they are validated or executed. The fields of a fragment count at each use.
 * @throws AppError MALFORMED
 */
function requireWithinQueryLimits(document: DocumentNode, limits: Limits['document']): void {
  requireWithinCounts(document, limits)
  const selectedFields = selectedFieldsOf(document)
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  let fields = 0
  for (const operation of operations) {
    let aliases = 0
    const walk = (set: SelectionSetNode, depth: number, maxDepth: number) => {
      for (const { field } of selectedFields(set)) {
        fields += 1
        if (field.alias) aliases += 1
        if (aliases > limits.aliases) throw malformedError(msg`Use at most ${{ limit: limits.aliases }} aliases.`)
        if (fields > maxFields) throw malformedError(msg`This document selects too many fields.`)
        if (depth > maxDepth) throw malformedError(msg`Select at most ${{ depth: limits.depth }} levels deep.`)
        const below = field.name.value.startsWith('__') ? limits.introspectionDepth : maxDepth
        if (field.selectionSet) walk(field.selectionSet, depth + 1, below)
      }
    }
    walk(operation.selectionSet, 1, limits.depth)
    requireOneMutation(operation, rootFieldsOf(operation, selectedFields).length, limits)
  }
}

/** Counts the parts of a document as they are written, without following its fragments. */
function requireWithinCounts(document: DocumentNode, limits: Limits['document']): void {
  let [directives, spreads, introspections] = [0, 0, 0]
  visit(document, {
    Directive() {
      directives += 1
    },
    FragmentSpread() {
      spreads += 1
    },
    Field(field) {
      if (isIntrospection(field)) introspections += 1
    },
  })
  if (directives > limits.directives) throw malformedError(msg`Use at most ${{ limit: limits.directives }} directives.`)
  if (spreads > limits.spreads) throw malformedError(msg`Use at most ${{ limit: limits.spreads }} fragment spreads.`)
  if (introspections > limits.introspections) throw malformedError(msg`Select __schema or __type once.`)
}

function requireOneMutation({ operation }: OperationDefinitionNode, roots: number, limits: Limits['document']): void {
  if (roots > limits.rootFields) throw malformedError(msg`Ask for at most ${{ limit: limits.rootFields }} root fields.`)
  if (operation === 'mutation' && roots > 1) {
    throw malformedError(msg`Send one mutation at a time. Each is saved as a whole or not at all.`)
  }
}

function syntaxErrors(errors: readonly Error[]): AppError {
  const messages = new Set(errors.map(({ message }) => message))
  return malformedError(verbatim([...messages].slice(0, 3).join(' ')))
}

const malformedError = (text: Text) => new AppError('MALFORMED', text)
