import { stemsOf, type Token } from './tokens.ts'

/** The dictionaries' lists are cut into stems once, and not for each sentence. */
const dividedStems = new Map<string, string[][]>()

/** Phrases, found by their words' stems, each with what it stands for. */
export class Phrases<Meaning> {
  private readonly byFirst = new Map<string, { stems: string[]; meaning: Meaning }[]>()

  add(phrase: string, meaning: Meaning): void {
    this.addStems(stemsOf(phrase), meaning)
  }

  private addStems(stems: string[], meaning: Meaning): void {
    const first = stems[0]
    if (first === undefined) return
    const phrases = this.byFirst.get(first) ?? []
    // The longest stand first.
    const place = phrases.findIndex((other) => other.stems.length < stems.length)
    phrases.splice(place < 0 ? phrases.length : place, 0, { stems, meaning })
    this.byFirst.set(first, phrases)
  }

  /** Several phrases, divided by commas, that stand for the same. */
  addAll(phrases: string, meaning: Meaning): void {
    let divided = dividedStems.get(phrases)
    if (!divided) {
      divided = phrases.split(',').map(stemsOf)
      dividedStems.set(phrases, divided)
    }
    for (const stems of divided) this.addStems(stems, meaning)
  }

  /** The longest phrases that begin at a token: one, or several of the same length. */
  at(tokens: Token[], index: number): { length: number; meanings: Meaning[] } | undefined {
    const first = tokens[index]
    if (first?.kind !== 'word') return undefined
    let length = 0
    const meanings: Meaning[] = []
    for (const phrase of this.byFirst.get(first.stem) ?? []) {
      if (phrase.stems.length < length) break
      if (!phrase.stems.every((stem, offset) => tokens[index + offset]?.stem === stem)) continue
      length = phrase.stems.length
      meanings.push(phrase.meaning)
    }
    return length > 0 ? { length, meanings } : undefined
  }

  /** Whether any of the phrases is somewhere in the sentence. */
  within(tokens: Token[]): boolean {
    return tokens.some((_, index) => this.at(tokens, index) !== undefined)
  }

  /** What the phrase stands for that begins the sentence, or is found first in it. */
  firstIn(tokens: Token[]): Meaning | undefined {
    for (let index = 0; index < tokens.length; index++) {
      const found = this.at(tokens, index)
      if (found) return found.meanings[0]
    }
    return undefined
  }
}

/** A list of phrases that all stand for the same thing. */
export function phrasesOf(list: string): Phrases<true> {
  const phrases = new Phrases<true>()
  phrases.addAll(list, true)
  return phrases
}
