import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Page } from 'playwright-core'
import { pseudo, readTexts } from '../data/pseudo-locale.ts'

const textsOf = (language: string) => readTexts(new URL(`../../../web/locales/${language}.po`, import.meta.url))

/** The English texts with accents, by the ids of their messages, each at least as long as its longest translation. */
function accentedTexts(): Map<string, { english: string; accented: string }> {
  const translations = ['de', 'fr', 'es'].map(textsOf)
  const lengthOf = (id: string) => Math.max(...translations.map((texts) => texts.get(id)?.length ?? 0))
  const entries = [...textsOf('en')].map(([id, english]) => [id, { english, accented: pseudo(english, lengthOf(id)) }])
  return new Map(entries as [string, { english: string; accented: string }][])
}

const texts = accentedTexts()
const accentedOf = new Map([...texts.values()].map(({ english, accented }) => [english, accented]))

/** Shows the accented texts in place of German ones from the next load of the page. */
export async function showPseudoTexts(page: Page): Promise<void> {
  const messages = Object.fromEntries([...texts].map(([id, { accented }]) => [id, compileMessage(accented)]))
  const body = `export const messages = ${JSON.stringify(messages)}`
  await page.route(/\/assets\/de-[\w-]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/**
 * Returns what the beginning of an English message of the app looks like in the pseudo-locale. A placeholder without a
 * value matches any text.
 */
export function shownText(english: string, values: Record<string, string> = {}): RegExp {
  const source = partsOf(accentedText(english).replaceAll(/<\/?\d+\/?>/g, ''))
    .map((part) => (part.startsWith('{') ? patternOf(values[part.slice(1, -1)]) : RegExp.escape(part)))
    .join('')
  return new RegExp(`^\\s*${source}`)
}

/** Returns a text of the app in the pseudo-locale, without the padding that makes it longer. */
export function accentedText(english: string): string {
  const accented = accentedOf.get(english)
  if (accented === undefined) throw new Error(`The app has no text "${english}".`)
  return accented.trim()
}

/** Returns a text of the server in the pseudo-locale, such as the name of a category. */
export const serverText = (english: string): string => pseudo(english)

const patternOf = (value: string | undefined) => (value === undefined ? '.*' : RegExp.escape(value))

/** Splits a message into its texts and its placeholders, which may contain placeholders. */
function partsOf(message: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of message) {
    if (letter === '{' && depth++ === 0) parts.push('')
    parts[parts.length - 1] += letter
    if (letter === '}' && --depth === 0) parts.push('')
  }
  return parts.filter((part) => part !== '')
}
