import { normalizeForSearch } from '../../shared/format/normalize-for-search.ts'

export interface Findable {
  label: string
  /** Further search words, separated by spaces. */
  keywords?: string | undefined
}

export interface Match<Option> {
  option: Option
  /** 0 is the best. */
  rank: number
}

/** Returns the matching options, best first. Options with equal ranks keep their order. */
export function matchesOf<Option extends Findable>(options: readonly Option[], text: string): Match<Option>[] {
  const search = normalizeForSearch(text.trim())
  return options
    .map((option) => ({ option, rank: rankOf(option, search) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
}

const noMatch = 5

/**
 * Ranks an option: the label is the text (0) or starts with it (1), each typed word starts a word of the label (2) or
 * of the keywords (3), or the label contains the text (4).
 */
function rankOf({ label, keywords = '' }: Findable, search: string): number {
  const name = normalizeForSearch(label)
  if (name === search) return 0
  if (name.startsWith(search)) return 1
  const typed = wordsOf(search)
  const areIn = (words: readonly string[]) => typed.every((each) => words.some((word) => word.startsWith(each)))
  const words = wordsOf(name)
  if (areIn(words)) return 2
  if (areIn([...words, ...wordsOf(normalizeForSearch(keywords))])) return 3
  return name.includes(search) ? 4 : noMatch
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
