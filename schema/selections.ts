import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** A field that a document selects, and the type condition of the innermost fragment around it, if any. */
export interface SelectedField {
  field: FieldNode
  typeCondition: string | undefined
}

/** Returns the fields that a selection set selects at its own level, directly and by fragments. */
export type SelectedFields = (set: SelectionSetNode) => readonly SelectedField[]

/**
 * Collects fields level by level: a level visits each fragment once, and each selection set is collected once, so the
 * work is bounded by the square of the document's size, however often its fragments spread each other.
 */
export function createSelectedFields(fragmentOf: (name: string) => FragmentDefinitionNode | undefined): SelectedFields {
  const known = new Map<SelectionSetNode, SelectedField[]>()
  return (set) => {
    const collected = known.get(set)
    if (collected) return collected
    const fields: SelectedField[] = []
    const visited = new Set<string>()
    const collect = ({ selections }: SelectionSetNode, typeCondition?: string) => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) fields.push({ field: selection, typeCondition })
        else if (selection.kind === Kind.INLINE_FRAGMENT) {
          collect(selection.selectionSet, selection.typeCondition?.name.value ?? typeCondition)
        } else if (!visited.has(selection.name.value)) {
          visited.add(selection.name.value)
          const fragment = fragmentOf(selection.name.value)
          if (fragment) collect(fragment.selectionSet, fragment.typeCondition.name.value)
        }
      }
    }
    collect(set)
    known.set(set, fields)
    return fields
  }
}
