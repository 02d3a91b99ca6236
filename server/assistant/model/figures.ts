import { decimalOf } from '../../language/money.ts'
import { cleanedLine } from '../../language/plain-text.ts'
import type { Answer } from '../engine/answers/answer.ts'
import type { Ledger } from '../engine/ledger.ts'
import type { Filter } from '../engine/question.ts'
import { canonical, type Figure, figuresIn } from './numbers.ts'

export interface KnownFigures {
  note(answer: Answer, asked: Filter[]): void
  recordName(name: string): void
  naming(ledger: Ledger): Ledger
  /** `isKnown` is false for a figure that no query returned. */
  check(text: string): Checked[]
}

export interface Checked extends Figure {
  isKnown: boolean
  hrefs: string[]
}

/**
 * @param currency the organization currency
 * @param question the user's text, whose bounds and names may be repeated but are not figures of the ledger
 */
export function openFigures(currency: string, question: string): KnownFigures {
  const links = new Map<string, string[]>()
  const names = new Set<string>()
  const bounds = new Set<string>()
  const ownWords = question.toLowerCase()
  const textValues = new Set(figuresIn(question).map(({ value }) => value))
  const marks = currencySymbols(currency)

  const record = ({ kind, value }: Pick<Figure, 'kind' | 'value'>, href: string | null) => {
    if (value === null) return
    const known = links.get(`${kind} ${value}`) ?? []
    links.set(`${kind} ${value}`, href === null || known.includes(href) ? known : [...known, href])
  }
  const recordName = (name: string) => {
    if (/\p{Nd}/u.test(name)) names.add(cleanedLine(name, 200).toLowerCase())
  }
  const knowledgeOf = ({ kind, value, currency: currencySymbol }: Figure): { isKnown: boolean; hrefs: string[] } => {
    if (value === null || (currencySymbol !== '' && !marks.has(currencySymbol))) return { isKnown: false, hrefs: [] }
    const kinds = kind === 'count' ? ['count', 'money', 'percent'] : [kind]
    const key = kinds.map((each) => `${each} ${value}`).find((each) => links.has(each))
    return {
      isKnown: key !== undefined || (kind !== 'percent' && bounds.has(value)),
      hrefs: links.get(key ?? '') ?? [],
    }
  }

  return {
    recordName,
    note({ segments, table }, asked) {
      // A bound that the model invented must not count as a figure of the ledger.
      const given = new Set(asked.flatMap(({ min, max }) => [min, max]).map((bound) => canonical(bound ?? '')))
      for (const bound of given) if (bound !== null && textValues.has(bound)) bounds.add(bound)
      const asks = asked.flatMap(({ text, excludedTexts }) => [text, ...excludedTexts]).filter((text) => text !== null)
      for (const text of asks) if (ownWords.includes(text.toLowerCase())) recordName(text)
      const hidden = [...names, ...asks.map((text) => text.toLowerCase())]
      for (const { text, href } of segments) {
        for (const figure of figuresIn(href ? text : without(text, hidden))) {
          if (href || !given.has(figure.value)) record(figure, href ?? null)
        }
      }
      for (const { minor, text, href, before } of table?.rows ?? []) {
        for (const amount of [{ minor, href }, ...(before ? [before] : [])]) {
          if (amount.minor === null) continue
          const size = amount.minor < 0n ? -amount.minor : amount.minor
          record({ kind: 'money', value: canonical(decimalOf({ minor: size, currency })) }, amount.href)
        }
        for (const figure of figuresIn(without(text, hidden))) record(figure, null)
      }
    },
    naming: (ledger) => ({
      ...ledger,
      async list(...asked) {
        const entries = await ledger.list(...asked)
        for (const { description, categoryName } of entries) {
          recordName(description)
          recordName(categoryName ?? '')
        }
        return entries
      },
      async groups(...asked) {
        const groups = await ledger.groups(...asked)
        for (const { label } of groups) recordName(label)
        return groups
      },
      async repeated(filter) {
        const entries = await ledger.repeated(filter)
        for (const { description } of entries) recordName(description)
        return entries
      },
      async planned(filter) {
        const planned = await ledger.planned(filter)
        for (const { description } of planned) recordName(description)
        return planned
      },
      async usual(filter) {
        const found = await ledger.usual(filter)
        for (const { entry } of found) recordName(entry.description)
        return found
      },
      async budgets(month) {
        const lines = await ledger.budgets(month)
        for (const { name } of lines) recordName(name)
        return lines
      },
    }),
    check: (text) =>
      figuresIn(without(text, [...names].filter(isWord))).map((figure) => ({ ...figure, ...knowledgeOf(figure) })),
  }
}

/** A description that is only a number must not make this number a known figure. */
const isWord = (name: string) => name.length > 2 && /\p{L}{2}/u.test(name) && !/^\W*\p{Sc}/u.test(name)

/** Replaces names by blanks of the same length, so that positions stay valid. */
function without(text: string, names: string[]): string {
  let rest = text
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    for (let at = rest.toLowerCase().indexOf(name); at >= 0; at = rest.toLowerCase().indexOf(name, at + name.length)) {
      rest = rest.slice(0, at) + '_'.repeat(name.length) + rest.slice(at + name.length)
    }
  }
  return rest
}

/** Returns the ways to write a currency: sign, code and name. */
function currencySymbols(currency: string): Set<string> {
  const written = (['symbol', 'narrowSymbol', 'code', 'name'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? '',
  )
  const name = written.at(-1)?.split(' ').at(-1) ?? ''
  // "US$" distinguishes a sign that several currencies share.
  const all = [
    ...written,
    `${currency.slice(0, 2)}${written[1]}`,
    name,
    name.replace(/s$/, ''),
    written.at(-1)?.replaceAll(' ', '') ?? '',
  ]
  return new Set(all.map((currencySymbol) => currencySymbol.toLowerCase().replaceAll(' ', '')).filter(Boolean))
}
