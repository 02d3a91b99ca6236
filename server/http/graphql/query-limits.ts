import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { AppError } from '../../base/errors.ts'
import type { Limits } from '../limits/limits.ts'
import { isIntrospection } from './introspection-cost.ts'

/**
 * Refuses documents made to be expensive, before anything is validated or run. What a fragment holds counts wherever it
 * is spread, as it does when it runs.
 * @throws AppError MALFORMED
 */
export function requireWithinQueryLimits(document: DocumentNode, limits: Limits['document']): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) requireModestOperation(definition, fragments, limits)
  }
  let introspections = 0
  visit(document, {
    Field(field) {
      if (isIntrospection(field)) introspections += 1
    },
  })
  if (introspections > limits.introspections) throw refusal('Select __schema or __type once.')
}

type Fragments = Map<string, FragmentDefinitionNode>

/** A walk visits at most so many fields, whatever fragments multiply to. */
const fieldsVisited = 5_000

function requireModestOperation(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  limits: Limits['document'],
): void {
  let aliases = 0
  let directives = operation.directives?.length ?? 0
  let visited = 0

  const walk = (selections: SelectionSetNode, depth: number, deepest: number, spread: Set<string>) => {
    for (const selection of selections.selections) {
      directives += selection.directives?.length ?? 0
      if (directives > limits.directives) throw refusal(`Use at most ${limits.directives} directives.`)
      if (selection.kind === Kind.FIELD) {
        visited += 1
        if (selection.alias) aliases += 1
        if (aliases > limits.aliases) throw refusal(`Use at most ${limits.aliases} aliases.`)
        if (visited > fieldsVisited) throw refusal('This document selects too many fields.')
        if (depth > deepest) throw refusal(`Select at most ${limits.depth} levels deep.`)
        const isIntrospection = selection.name.value.startsWith('__')
        const below = isIntrospection ? limits.introspectionDepth : deepest
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, below, new Set())
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visited += 1
        walk(selection.selectionSet, depth, deepest, spread)
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) walk(fragment.selectionSet, depth, deepest, spread)
      }
    }
  }

  walk(operation.selectionSet, 1, limits.depth, new Set())
  const roots = rootFieldsOf(operation, fragments)
  if (roots.length > limits.rootFields) throw refusal(`Ask for at most ${limits.rootFields} root fields.`)
  if (operation.operation === 'mutation' && roots.length > 1) {
    throw refusal('Send one mutation at a time: each is saved, or not, as a whole.')
  }
}

/** The names of an operation's root fields, each as often as it is selected. */
export function rootFieldsOf(operation: OperationDefinitionNode, fragments: Fragments): string[] {
  const names: string[] = []
  const collect = ({ selections }: SelectionSetNode, spread: Set<string>) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, spread)
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) collect(fragment.selectionSet, spread)
      }
    }
  }
  collect(operation.selectionSet, new Set())
  return names
}

/** Of several mistakes in a document, the first few: who sends hundreds does not need to read them. */
export function syntaxErrors(errors: readonly GraphQLError[]): AppError {
  const messages = new Set(errors.map(({ message }) => message))
  return refusal([...messages].slice(0, 3).join(' '))
}

const refusal = (message: string) => new AppError('MALFORMED', message)
