import { type FieldNode, GraphQLError, print, type SelectionSetNode, type ValidationRule } from 'graphql'
import { selectedFieldsOf } from './selected-fields.ts'

/**
 * Requires that fields with the same response name are the same field with equal arguments. The rule of the graphql
 * package compares all pairs, which takes more than a second for some documents of 5 kB. This one visits each field
 * once, because the schema has neither interfaces nor unions: all fields of one level belong to one type. The document
 * must be within the query limits.
 */
export const mergeableFieldsRule: ValidationRule = (context) => {
  const selectedFields = selectedFieldsOf(context.getDocument())
  const requireMergeable = (sets: ReadonlySet<SelectionSetNode>) => {
    const groups = new Map<string, { first: FieldNode; below: Set<SelectionSetNode> }>()
    for (const { field } of [...sets].flatMap(selectedFields)) {
      const name = field.alias?.value ?? field.name.value
      const group = groups.get(name) ?? { first: field, below: new Set() }
      groups.set(name, group)
      if (calledField(group.first) !== calledField(field)) context.reportError(conflictOf(name, group.first, field))
      if (field.selectionSet) group.below.add(field.selectionSet)
    }
    for (const { below } of groups.values()) if (below.size > 0) requireMergeable(below)
  }
  return { OperationDefinition: { enter: ({ selectionSet }) => requireMergeable(new Set([selectionSet])) } }
}

function calledField({ name, arguments: given = [] }: FieldNode): string {
  if (given.length === 0) return name.value
  const written = given.map((argument) => print(argument)).sort()
  return `${name.value}(${written.join(', ')})`
}

const conflictOf = (name: string, first: FieldNode, second: FieldNode) =>
  new GraphQLError(`Fields "${name}" conflict because they are different or have different arguments. Use aliases.`, {
    nodes: [first, second],
  })
