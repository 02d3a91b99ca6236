export interface FormValues {
  [name: string]: string | FormValues
}

/** Parses form-encoded text with nested names, such as items[0][price]=price_1. */
export function parseForm(text: string): FormValues {
  const form: FormValues = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop() ?? ''
    let values = form
    for (const part of path) {
      const inner = values[part]
      values[part] = typeof inner === 'object' ? inner : {}
      values = values[part]
    }
    values[last] = value
  }
  return form
}

/** Returns the value at a path such as 'items.0.price'. */
export function valueAt(form: FormValues, path: string): string | undefined {
  let value: string | FormValues | undefined = form
  for (const part of path.split('.')) value = typeof value === 'object' ? value[part] : undefined
  return typeof value === 'string' ? value : undefined
}

export function formAt(form: FormValues, name: string): FormValues {
  const values = form[name]
  return typeof values === 'object' ? values : {}
}

export function textsAt(form: FormValues, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formAt(form, name)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
