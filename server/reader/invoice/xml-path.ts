import type { XmlElement } from './xml.ts'

/** @param path names separated by "/" */
export function findAll(element: XmlElement | undefined, path: string): XmlElement[] {
  let found = element ? [element] : []
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  return found
}

export function find(element: XmlElement | undefined, ...paths: string[]): XmlElement | undefined {
  for (const path of paths) {
    const [first] = findAll(element, path)
    if (first) return first
  }
  return undefined
}

/** Returns the first text that is not empty, on one line. */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  const texts = paths.flatMap((path) => findAll(element, path)).map(({ text }) => text.replace(/\s+/g, ' '))
  return texts.find((text) => text !== '') ?? null
}
