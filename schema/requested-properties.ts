import {
  type FieldNode,
  type GraphQLFieldMap,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
} from 'graphql'
import { createSelectedFields } from './selections.ts'

/**
 * Returns the properties that the requested fields of an object read, so that only these are loaded. A field reads the
 * property of its name, or those that it declares (`extensions.reads`). A field with `@skip` or `@include` counts too.
 * @param path the fields from the resolved field to the object
 */
export function requestedProperties(info: GraphQLResolveInfo, path: readonly string[]): ReadonlySet<string> {
  const fields = path.reduce<readonly FieldNode[]>(
    (above, name) => fieldsBelow(above, info).filter((field) => field.name.value === name),
    info.fieldNodes,
  )
  const declared = path.reduce(
    (above, name) => (above[name] ? objectFieldsOf(above[name].type) : {}),
    objectFieldsOf(info.returnType),
  )
  return new Set(
    fieldsBelow(fields, info).flatMap(({ name: { value: name } }) => {
      const reads: unknown = declared[name]?.extensions.reads
      return Array.isArray(reads) ? reads.map(String) : [name]
    }),
  )
}

function objectFieldsOf(type: GraphQLOutputType): GraphQLFieldMap<unknown, unknown> {
  const named = getNamedType(type)
  return isObjectType(named) ? named.getFields() : {}
}

function fieldsBelow(fields: readonly FieldNode[], { fragments }: GraphQLResolveInfo): FieldNode[] {
  const selectedFields = createSelectedFields((name) => fragments[name])
  return fields.flatMap(({ selectionSet }) =>
    selectionSet ? selectedFields(selectionSet).map(({ field }) => field) : [],
  )
}
