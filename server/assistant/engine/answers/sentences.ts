import { render, type Text } from '../../../base/text.ts'
import type { Piece } from './answer.ts'

const mark = '\0'
const omitted = `${mark}omitted${mark}`

/**
 * Renders a text whose values may be linked figures or lists of pieces. An empty value is omitted together with the
 * space before it. Values are inserted after rendering, because rendering decodes escape sequences such as \u0041.
 */
export function phrase(text: Text): Piece[] {
  const slots: Piece[][] = []
  const values = Object.entries(text.values ?? {}).map(([name, value]) => {
    if (!isPieces(value)) return [name, value]
    const pieces = [value].flat()
    const isEmpty = pieces.every((piece) => piece === '')
    return [name, isEmpty ? omitted : `${mark}${slots.push(pieces) - 1}${mark}`]
  })
  const rendered = render({ ...text, values: Object.fromEntries(values) })
    .replaceAll(` ${omitted}`, '')
    .replaceAll(omitted, '')
    .trimStart()
  return rendered.split(mark).flatMap((piece, index) => (index % 2 === 0 ? piece : (slots[Number(piece)] ?? [])))
}

/** A phrase that starts with a capital letter, because its first value may be a period such as "in October 2026". */
export function sentence(text: Text): Piece[] {
  const [first, ...others] = phrase(text).filter((piece) => piece !== '')
  if (first === undefined) return []
  return [typeof first === 'string' ? sentenceCase(first) : first, ...others]
}

/** Renders a text that has no links. */
export function plainPhrase(text: Text): string {
  return phrase(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
}

/** Joins the sentences that are not empty. */
export const paragraph = (...sentences: Piece[][]): Piece[] => join(sentences, ' ')

export const lines = (...all: Piece[][]): Piece[] => join(all, '\n')

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function join(all: Piece[][], separator: string): Piece[] {
  return all
    .filter((pieces) => pieces.length > 0)
    .flatMap((pieces, index): Piece[] => (index === 0 ? pieces : [separator, ...pieces]))
}

/** A value that is a text of the catalog has no pieces: rendering inserts it. */
const isPieces = (value: unknown): value is Piece | Piece[] =>
  typeof value === 'string' || Array.isArray(value) || (typeof value === 'object' && value !== null && 'text' in value)
