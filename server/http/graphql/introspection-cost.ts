import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import type { SelectedFields } from '../../../schema/selections.ts'

export const introspectionFields: ReadonlyMap<string, typeof SchemaMetaFieldDef> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
)

export const isIntrospection = ({ name }: FieldNode) => introspectionFields.has(name.value)

/**
 * Counts the fields that `__schema` or `__type` answers, by asking the schema for them: an average would miss what is
 * nested in the types with most fields.
 * @returns any number above `maxCount` once there are more
 */
export function countIntrospection(
  schema: GraphQLSchema,
  root: FieldNode,
  selectedFields: SelectedFields,
  variables: Parameters<typeof getArgumentValues>[2],
  maxCount: number,
): number {
  const info = { schema } as GraphQLResolveInfo
  let count = 0

  const countField = (field: typeof SchemaMetaFieldDef, node: FieldNode, source: unknown) => {
    count += 1
    const type = getNamedType(field.type)
    if (!node.selectionSet || !isObjectType(type)) return
    const answer: unknown = field.resolve?.(source, getArgumentValues(field, node, variables), undefined, info)
    for (const entry of Array.isArray(answer) ? answer : [answer]) {
      if (entry != null) countSelections(node.selectionSet, type, entry)
    }
  }

  const countSelections = (set: SelectionSetNode, type: GraphQLObjectType, source: unknown) => {
    for (const { field: node } of selectedFields(set)) {
      if (count > maxCount) return
      const field = type.getFields()[node.name.value]
      if (field) countField(field, node, source)
      else count += 1
    }
  }

  const field = introspectionFields.get(root.name.value)
  if (field) countField(field, root, undefined)
  return count
}
