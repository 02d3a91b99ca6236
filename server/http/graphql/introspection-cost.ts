import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'

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
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
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

  const countSelections = ({ selections }: SelectionSetNode, type: GraphQLObjectType, source: unknown) => {
    for (const selection of selections) {
      if (count > maxCount) return
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value]
        if (field) countField(field, selection, source)
        else count += 1
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        countSelections(selection.selectionSet, type, source)
      } else {
        const fragment = fragments.get(selection.name.value)
        if (fragment) countSelections(fragment.selectionSet, type, source)
      }
    }
  }

  const field = introspectionFields.get(root.name.value)
  if (field) countField(field, root, undefined)
  return count
}
