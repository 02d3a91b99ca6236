import { t } from '@lingui/core/macro'

/** Creates a category and resolves to its id, or to null if the server refused it. */
export type CreateCategory = (name: string) => Promise<string | null>

/** Starts the value of an option that creates a record. No id starts with it. */
const prefix = 'new:'
/** The limit of a category's name. */
const maxCharacters = 120

/** Returns the option that creates a record with the typed name, or null if an option has this name already. */
export function newOption(options: readonly { label: string }[], typed: string) {
  const name = typed.trim()
  const isThere = options.some(({ label }) => label.split(' › ').at(-1)?.toLowerCase() === name.toLowerCase())
  if (name === '' || name.length > maxCharacters || isThere) return null
  return { value: prefix + name, label: t`Create “${name}”` }
}

/** Returns the typed name if the option creates a record. */
export function newNameOf(value: string): string | null {
  return value.startsWith(prefix) ? value.slice(prefix.length) : null
}

/** Calls `onChoose` with the id of an option, after its record was created if the option creates it. */
export async function chooseOrCreate(
  value: string,
  onCreate: CreateCategory | undefined,
  onChoose: (id: string) => void,
): Promise<void> {
  const name = newNameOf(value)
  const id = name === null ? value : await onCreate?.(name)
  if (id != null) onChoose(id)
}
