import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'

const accents = new Map(
  [...'acdeghiklnorstuwyzACDEGHIKLNORSTUWYZ'].map((letter, at) => [
    letter,
    [...'åçďéĝĥîķļñöŕšţûŵýžÅÇĎÉĜĤÎĶĻÑÖŔŠŢÛŴÝŽ'][at] ?? letter,
  ]),
)

/**
 * Returns an ICU message with accents, and longer by about 40 % because vowels are doubled. Its placeholders, tags and
 * branches stay. A message without any is also at least as long as `minLength`.
 */
export function pseudo(message: string, minLength = 0): string {
  const longer = accentedMessage(message)
  return /[{<]/.test(message) ? longer : longer.padEnd(minLength, 'éñö ')
}

function accentedMessage(message: string): string {
  let result = ''
  for (let at = 0; at < message.length; ) {
    const tag = /^<\/?\d+\/?>/.exec(message.slice(at))?.[0]
    const taken = tag ?? (message[at] === '{' ? argumentAt(message, at) : undefined)
    result += taken === undefined ? accented(message[at] ?? '') : tag ? taken : pseudoArgument(taken)
    at += taken?.length ?? 1
  }
  return result
}

const accented = (letter: string) => (accents.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1)

function argumentAt(message: string, from: number): string {
  let depth = 0
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++
    if (message[at] === '}' && --depth === 0) return message.slice(from, at + 1)
  }
  return message.slice(from)
}

/** "{count, plural, one {# day} other {# days}}": accents only the branches. */
function pseudoArgument(argument: string): string {
  const head = /^\{\s*\w+\s*,\s*\w+\s*,/.exec(argument)?.[0]
  if (!head) return argument
  let result = head
  for (let at = head.length; at < argument.length; ) {
    const branch = argument[at] === '{' ? argumentAt(argument, at) : undefined
    result += branch === undefined ? argument[at] : `{${accentedMessage(branch.slice(1, -1))}}`
    at += branch?.length ?? 1
  }
  return result
}

/** Reads the translations of a catalog by the ids of their messages. */
export function readTexts(file: URL): Map<string, string> {
  const context = { locale: 'de', sourceLocale: 'en', filename: file.pathname }
  const entries = Object.entries(formatter().parse(readFileSync(file, 'utf8'), context) as Record<string, CatalogEntry>)
  return new Map(entries.flatMap(([id, { translation }]) => (translation ? [[id, translation] as const] : [])))
}

interface CatalogEntry {
  translation?: string
}
