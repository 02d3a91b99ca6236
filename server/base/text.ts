import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/**
 * A text with its values, which is rendered in the language of its reader. `msg` and `plural` of
 * `@lingui/core/runtime-macro` create it from English; a placeholder is an object with one key: `${{ count }}`. A value
 * can be another text.
 */
export type Text = MessageDescriptor

/** A text that is already in the language of its reader, or has none. */
export const verbatim = (text: string): Text => textOf('{text}', { text })

/** A text that begins with the name of its field, in all languages alike. */
export const fieldText = (field: string, text: Text): Text => textOf('{field}: {text}', { field, text })

const textOf = (message: string, values: Record<string, Text | string>): Text => ({ id: message, message, values })

/** The languages of texts, by their BCP 47 tags. English is written in the source. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag)

/** The first supported language of an `Accept-Language` header, by its weights. */
export function negotiateLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? '').slice(0, 1_000).split(',').map(parseRange)
  const preferred = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return preferred.map(({ language }) => language).find(isLanguage)
}

function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
  return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 }
}

const readers = new AsyncLocalStorage<{ language: Language | undefined; format?: string | null }>()

/** Everything that `work` renders is for a reader of this language. Requests and jobs run in it, as they do in a trace. */
export function forReader<T>(language: Language | undefined, work: () => T): T {
  return readers.run({ language }, work)
}

/** The language of the current reader, if they have chosen one or their browser has sent one. */
export const statedLanguage = (): Language | undefined => readers.getStore()?.language

/** Renders in another language for the same reader: an answer in the language of its question. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return readers.run({ ...readers.getStore(), language }, work)
}

export const readerLanguage = (): Language => statedLanguage() ?? 'en'

/** Applies the language that the user has chosen, once the user is known, to the rest of the request. */
export function setReaderLanguage(language: Language): void {
  const reader = readers.getStore()
  if (reader) reader.language = language
}

/** Applies the format of amounts that the user has chosen, a BCP 47 tag, to the rest of a job. */
export function setReaderFormat(format: string | null): void {
  const reader = readers.getStore()
  if (reader) reader.format = format
}

/** The BCP 47 tag for amounts: the format that the user has chosen, or else that of the language. */
export function readerFormat(): string {
  const language = readerLanguage()
  return readers.getStore()?.format ?? (language === 'en' ? 'en-US' : language)
}

/** Renders a text in the language of the current reader. Without a translation, it is English. */
export function render(text: Text | string, language = readerLanguage()): string {
  if (typeof text === 'string') return text
  const values = Object.entries(text.values ?? {}).map(([name, value]) => [name, renderValue(value, language)])
  return catalogOf(language)._({ ...text, values: Object.fromEntries(values) })
}

/** Lingui decodes the escape sequences of a rendered text, so the backslashes of its values are escaped. */
function renderValue(value: unknown, language: Language): unknown {
  const rendered = isText(value) ? render(value, language) : value
  return typeof rendered === 'string' ? rendered.replaceAll('\\', '\\x5c') : rendered
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'id' in value && 'message' in value

const loaded = new Map<Language, I18n>()

function catalogOf(language: Language): I18n {
  const known = loaded.get(language)
  if (known) return known
  const messages = language === 'en' ? {} : readCatalog(language)
  const catalog = setupI18n({ locale: language, messages: { [language]: messages } })
  catalog.setMessagesCompiler(compileOnce())
  loaded.set(language, catalog)
  return catalog
}

/** @returns the translations by the id of their text. A missing translation is left out. */
function readCatalog(language: Language): Messages {
  const file = new URL(`../locales/${language}.po`, import.meta.url)
  const catalog = poFormat.parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file.pathname,
  })
  const entries = Object.entries(catalog as Record<string, { translation?: string }>)
  return Object.fromEntries(entries.flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])))
}

const poFormat = formatter()

/** The number of texts is that of the catalog, so the cache needs no limit. */
function compileOnce(): typeof compileMessage {
  const compiled = new Map<string, ReturnType<typeof compileMessage>>()
  return (message) => {
    const known = compiled.get(message) ?? compileMessage(message)
    compiled.set(message, known)
    return known
  }
}
