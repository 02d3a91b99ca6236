import { stemsOf, type Token } from './tokens.ts'

const dividedStems = new Map<string, string[][]>()

/** Looks up phrases by the stems of their words. */
export class Phrases<Meaning> {
  private readonly byFirst = new Map<string, { stems: string[]; meaning: Meaning }[]>()

  add(phrase: string, meaning: Meaning): void {
    this.addStems(stemsOf(phrase), meaning)
  }

  private addStems(stems: string[], meaning: Meaning): void {
    const first = stems[0]
    if (first === undefined) return
    const phrases = this.byFirst.get(first) ?? []
    const insertAt = phrases.findIndex((other) => other.stems.length < stems.length)
    phrases.splice(insertAt < 0 ? phrases.length : insertAt, 0, { stems, meaning })
    this.byFirst.set(first, phrases)
  }

  addAll(phrases: string, meaning: Meaning): void {
    let divided = dividedStems.get(phrases)
    if (!divided) {
      divided = phrases.split(',').map(stemsOf)
      dividedStems.set(phrases, divided)
    }
    for (const stems of divided) this.addStems(stems, meaning)
  }

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

  within(tokens: Token[]): boolean {
    return tokens.some((_, index) => this.at(tokens, index) !== undefined)
  }

  firstIn(tokens: Token[]): Meaning | undefined {
    for (let index = 0; index < tokens.length; index++) {
      const found = this.at(tokens, index)
      if (found) return found.meanings[0]
    }
    return undefined
  }
}

export function phrasesOf(list: string): Phrases<true> {
  const phrases = new Phrases<true>()
  phrases.addAll(list, true)
  return phrases
}
