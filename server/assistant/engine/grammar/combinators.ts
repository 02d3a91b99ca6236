import type { Token } from '../../../language/tokens.ts'
import type { EngineContext, Period } from '../question.ts'

/**
 * A parser reads tokens from a position on. It returns the value and the end position, or undefined if it does not
 * match.
 */
export type GrammarParser<T> = (input: Input, at: number) => Match<T> | undefined

export interface Match<T> {
  value: T
  next: number
}

export interface Input {
  tokens: Token[]
  context: EngineContext
  prior: Period | null
  /** "Compare October to September": "to" separates two periods. */
  apart?: boolean
}

export function word(...words: string[]): GrammarParser<string> {
  return (input, at) => {
    const token = input.tokens[at]
    return token && words.includes(token.word) ? { value: token.word, next: at + 1 } : undefined
  }
}

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

export function wordOf<T>(table: Record<string, T>): GrammarParser<T> {
  return (input, at) => {
    const token = input.tokens[at]
    if (token?.kind !== 'word' || !Object.hasOwn(table, token.word)) return undefined
    const value = table[token.word]
    return value === undefined ? undefined : { value, next: at + 1 }
  }
}

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

export function firstOf<T>(...rules: GrammarParser<T>[]): GrammarParser<T> {
  return (input, at) => {
    for (const rule of rules) {
      const match = rule(input, at)
      if (match) return match
    }
    return undefined
  }
}

export function longestMatchOf<T>(...rules: GrammarParser<T>[]): GrammarParser<T> {
  return (input, at) => {
    let longest: Match<T> | undefined
    for (const rule of rules) {
      const match = rule(input, at)
      if (match && match.next > (longest?.next ?? at)) longest = match
    }
    return longest
  }
}

export function maybe<T>(rule: GrammarParser<T>): GrammarParser<T | undefined> {
  return (input, at) => rule(input, at) ?? { value: undefined, next: at }
}

/** Maps the parsed value; undefined rejects the match. */
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
