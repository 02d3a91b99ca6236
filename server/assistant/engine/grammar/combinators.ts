import type { Token } from '../../../language/tokens.ts'
import type { EngineContext, Period } from '../question.ts'

/**
 * The grammar's building blocks. A rule looks at the tokens from a place on and says what it read and where it stopped,
 * or that it does not hold there.
 */
export type GrammarParser<T> = (input: Input, at: number) => Match<T> | undefined

export interface Match<T> {
  value: T
  /** The place of the first token that was not read. */
  next: number
}

export interface Input {
  tokens: Token[]
  context: EngineContext
  /** The period named before, in this sentence or in the question before: "the month before" starts from it. */
  prior: Period | null
  /** "Compare October to September": what "to" joins are two periods and not one. */
  apart?: boolean
}

/** One of these words. */
export function word(...words: string[]): GrammarParser<string> {
  return (input, at) => {
    const token = input.tokens[at]
    return token && words.includes(token.word) ? { value: token.word, next: at + 1 } : undefined
  }
}

/** A phrase of several words, or one of several such phrases; the first that holds. */
export function phrase(...phrases: string[]): GrammarParser<string> {
  return firstOf(
    ...phrases.map((text): GrammarParser<string> => {
      const words = text.split(' ')
      return (input, at) =>
        words.every((expected, offset) => input.tokens[at + offset]?.word === expected)
          ? { value: text, next: at + words.length }
          : undefined
    }),
  )
}

/** A word of a table, read as what stands beside it. */
export function wordOf<T>(table: Record<string, T>): GrammarParser<T> {
  return (input, at) => {
    const token = input.tokens[at]
    if (token?.kind !== 'word' || !Object.hasOwn(table, token.word)) return undefined
    const value = table[token.word]
    return value === undefined ? undefined : { value, next: at + 1 }
  }
}

/** The rules one after the other. */
export function sequence<T extends unknown[]>(
  ...rules: { [Index in keyof T]: GrammarParser<T[Index]> }
): GrammarParser<T> {
  return (input, at) => {
    const values: unknown[] = []
    let next = at
    for (const rule of rules) {
      const match = rule(input, next)
      if (!match) return undefined
      values.push(match.value)
      next = match.next
    }
    return { value: values as T, next }
  }
}

/** The first rule that holds. */
export function firstOf<T>(...rules: GrammarParser<T>[]): GrammarParser<T> {
  return (input, at) => {
    for (const rule of rules) {
      const match = rule(input, at)
      if (match) return match
    }
    return undefined
  }
}

/** The rule that reads furthest. */
export function longestOf<T>(...rules: GrammarParser<T>[]): GrammarParser<T> {
  return (input, at) => {
    let longest: Match<T> | undefined
    for (const rule of rules) {
      const match = rule(input, at)
      if (match && match.next > (longest?.next ?? at)) longest = match
    }
    return longest
  }
}

/** The rule, or nothing. */
export function maybe<T>(rule: GrammarParser<T>): GrammarParser<T | undefined> {
  return (input, at) => rule(input, at) ?? { value: undefined, next: at }
}

/** What the rule read, made into something else; undefined refuses it. */
export function reading<T, Made>(
  rule: GrammarParser<T>,
  make: (value: T, input: Input) => Made | undefined,
): GrammarParser<Made> {
  return (input, at) => {
    const match = rule(input, at)
    if (!match) return undefined
    const value = make(match.value, input)
    return value === undefined ? undefined : { value, next: match.next }
  }
}
