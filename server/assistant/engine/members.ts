import { WEEKDAYS } from '../../language/dictionary/calendar-words.ts'
import { MONTHS, monthNamed } from '../../language/dictionary/month-names.ts'
import { stemOf, type Token, tokenize } from '../../language/tokens.ts'
import { CONCEPTS } from './dictionary/concepts.ts'
import { COMMON, NOISE } from './dictionary/stop-words.ts'
import type { EngineContext, Member } from './question.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A sentence in which a word of no language stands for the name of each member. */
export interface Mentions {
  tokens: Token[]
  /** By the word that stands for the name. Several members may have the same first name. */
  members: Map<string, Member[]>
}

export const isMemberWord = (word: string): boolean => word.startsWith(memberWord)

const memberWord = 'pursermember'

/** Finds the members that a sentence names by their full or first name. */
export function mentionsIn(tokens: Token[], { members = [] }: EngineContext, vocabulary: Vocabulary): Mentions {
  const names = namesOf(members)
  const found: Mentions = { tokens: [], members: new Map() }
  for (let at = 0; at < tokens.length; ) {
    const name = names.find(({ words }) => words.every((word, index) => isNamed(word, tokens[at + index])))
    const length = name?.words.length ?? 1
    const typed = tokens.slice(at, at + length)
    const [first] = typed
    if (name && first && !isOtherName(tokens, at, length, vocabulary)) {
      const word = `${memberWord}${letterOf(found.members.size)}`
      found.members.set(word, name.members)
      vocabulary.ownWords.add(word)
      const article = /^[dDlL]['’]/.exec(first.raw)?.[0] ?? ''
      if (article !== '') found.tokens.push({ ...first, raw: article, word: 'de', stem: 'de', end: first.start + 2 })
      const raw = typed
        .map((token) => token.raw)
        .join(' ')
        .slice(article.length)
      found.tokens.push({ ...first, raw, word, stem: word, end: typed.at(-1)?.end ?? first.end })
    } else found.tokens.push(...typed)
    at += length
  }
  return found
}

/** Returns the members with this full name, or else with this first name. Letter case is ignored. */
export function membersNamed(name: string, members: readonly Member[]): Member[] {
  const wanted = name.toLowerCase()
  const full = members.filter((each) => each.name.toLowerCase() === wanted)
  return full.length > 0 ? full : members.filter((each) => each.name.toLowerCase().split(/\s+/)[0] === wanted)
}

const letterOf = (index: number): string => String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26))

interface Name {
  words: string[]
  members: Member[]
}

/** Full names before first names, so that the longest match wins. */
function namesOf(members: readonly Member[]): Name[] {
  const full = members.map((member) => ({ words: wordsOf(member.name), members: [member] }))
  const first = Map.groupBy(members, ({ name }) => wordsOf(name)[0] ?? '')
  const short = [...first].map(([word, those]) => ({ words: [word], members: those }))
  return [...full.filter(({ words }) => words.length > 1), ...short].filter(({ words }) => words.join('').length > 1)
}

const wordsOf = (name: string): string[] => tokenize(name).flatMap(({ kind, word }) => (kind === 'mark' ? [] : [word]))

/** "Bens Ausgaben" has a genitive, and "d’Anna" a preposition. */
function isNamed(name: string, token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  const word = /^[dDlL]['’]/.test(token.raw) ? token.word.slice(1) : token.word
  return word === name || word === `${name}s`
}

/** A category, a tag, a longer name of a shop or a common word ("Will", "Mai") that is not written as a name. */
function isOtherName(tokens: Token[], at: number, length: number, vocabulary: Vocabulary): boolean {
  if ((vocabulary.names.at(tokens, at)?.length ?? 0) >= length) return true
  if ((vocabulary.shopAt(tokens, at)?.length ?? 0) > length) return true
  const [first, before] = [tokens[at], tokens[at - 1]]
  if (!first || length > 1 || !isCommon(first.word)) return false
  const isWritten = /^\p{Lu}/u.test(first.raw) && at > 0
  return !isWritten || /^(?:in|im|en|au|for|für|since|seit|last|next|of|de)$/.test(before?.word ?? '')
}

function isCommon(word: string): boolean {
  return (
    word in MONTHS ||
    word in WEEKDAYS ||
    monthNamed(word) !== null ||
    NOISE.has(word) ||
    COMMON.has(word) ||
    concepts.has(word)
  )
}

const concepts = new Set(
  Object.values(CONCEPTS).flatMap((phrases) => phrases.split(',').map((each) => stemOf(each.trim()))),
)
