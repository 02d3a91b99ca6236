import { stemOf, type Token, tokenize } from '../../language/tokens.ts'

interface Name<Meaning> {
  stems: string[]
  meaning: Meaning
}

/** Joins the words of a name and can be replaced or omitted: "Food & drink" equals "food and drink". */
const joiner = /^(?:and|[&+,/|·:.()'"’–—›>-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)$/u

/** Finds names of categories and tags in a sentence, regardless of the joining characters. */
export class Names<Meaning> {
  private readonly byFirst = new Map<string, Name<Meaning>[]>()

  add(name: string, meaning: Meaning): void {
    const tokens = tokenize(name)
    const words = tokens.flatMap(stemsIn)
    // A name that consists of emoji is found by its emoji.
    const stems = words.length > 0 ? words : tokens.map(({ raw }) => raw).filter((raw) => picture.test(raw))
    const [first] = stems
    if (first === undefined) return
    this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { stems, meaning }])
  }

  at(tokens: Token[], index: number): { length: number; meanings: Meaning[] } | undefined {
    const token = tokens[index]
    if (!token) return undefined
    const first = stemsIn(token)[0] ?? token.raw
    const found = (this.byFirst.get(first) ?? []).map(({ stems, meaning }) => ({
      length: lengthAt(tokens, index, stems),
      meaning,
    }))
    const length = Math.max(0, ...found.map((each) => each.length))
    const longest = found.filter((each) => each.length === length)
    return length > 0 ? { length, meanings: longest.map(({ meaning }) => meaning) } : undefined
  }
}

const picture = /\p{Extended_Pictographic}/u

/** @returns the number of tokens of the name; 0 without a match */
function lengthAt(tokens: Token[], index: number, stems: string[]): number {
  let matched = 0
  let at = index
  while (matched < stems.length) {
    const token = tokens[at]
    if (!token) return 0
    const parts = picture.test(stems[0] ?? '') && picture.test(token.raw) ? [token.raw] : stemsIn(token)
    if (parts.length === 0 && (matched === 0 || !joiner.test(token.word))) return 0
    if (!parts.every((part, offset) => part === stems[matched + offset])) return 0
    matched += parts.length
    at += 1
  }
  return at - index
}

/** "R&D" and "food/drink" are two words each. Joining characters have no stem. */
export function stemsIn({ kind, word, stem }: Token): string[] {
  if (kind === 'mark' || kind === 'sign' || kind === 'tag' || word === 'and') return []
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return parts.length > 1 ? parts.map(stemOf) : [stem]
}
