import { languages, render } from '../../base/text.ts'
import { defaultNames } from '../../people/organizations/default-categories.ts'

interface Named {
  key: string | null
  name: string
}

/** The name of a category for the reader. A default category that was never renamed has a name in each language. */
export function shownName({ key, name }: Named): string {
  const text = key === null ? undefined : defaultNames.get(key)
  return text?.message === name ? render(text) : name
}

export const withShownName = <C extends Named>(category: C): C => ({ ...category, name: shownName(category) })

/** The names of a category in all languages. A file may be from a reader of another language. */
export function namesOf({ key, name }: Named): string[] {
  const text = key === null ? undefined : defaultNames.get(key)
  return text?.message === name ? [name, ...languages.map((language) => render(text, language))] : [name]
}
