import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql'
import { createSelectedFields, type SelectedFields } from '../../../schema/selections.ts'

/** Collects the fields of a document's operations with those of its fragments. */
export function selectedFieldsOf({ definitions }: DocumentNode): SelectedFields {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  return createSelectedFields((name) => fragments.get(name))
}

export function rootFieldsOf({ selectionSet }: OperationDefinitionNode, selectedFields: SelectedFields): string[] {
  return selectedFields(selectionSet).map(({ field }) => field.name.value)
}
