import type { Language } from '../../../base/text.ts'
import type { Token } from '../../../language/tokens.ts'
import { isEnglish } from '../correct-typos.ts'
import { FRENCH } from '../dictionary/french.ts'
import { GERMAN } from '../dictionary/german.ts'
import { SPANISH } from '../dictionary/spanish.ts'
import { NOISE } from '../dictionary/stop-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type ForeignLanguage, foreignLanguage, wordsOf } from './translate.ts'

type Foreign = Exclude<Language, 'en'>

const foreign: Record<Foreign, ForeignLanguage> = {
  de: foreignLanguage(GERMAN),
  fr: foreignLanguage(FRENCH),
  es: foreignLanguage(SPANISH),
}

/**
 * Returns the language with the most known words in the sentence. The reader's language wins a tie, then English.
 * @returns undefined for English
 */
export function detectForeignLanguage(
  tokens: Token[],
  reader: Language,
  { ownWords }: Pick<Vocabulary, 'ownWords'>,
): ForeignLanguage | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word')
  // A name of the organization says less about the language: "Miete Lindenhof".
  const weightOf = ({ word }: Token) => (ownWords.has(word) ? 0.5 : 1)
  const english = sumOf(words.filter(({ word }) => isEnglish(word)).map(weightOf))
  const scores = Object.entries(foreign).map(([code, language]) => {
    const known = words.flatMap((token) => knownParts(token, language).map(() => weightOf(token)))
    return { language, score: known.length > 0 ? sumOf(known) + (code === reader ? 0.5 : 0) : 0 }
  })
  const best = scores.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > english ? best.language : undefined
}

/**
 * Returns the language of a sentence, in which it is answered. Names and words of several languages do not decide: the
 * reader's language stays.
 * @param detected the result of `detectForeignLanguage`
 */
export function languageOf(tokens: Token[], reader: Language, detected: ForeignLanguage | undefined): Language {
  const found = Object.entries(foreign).find(([, language]) => language === detected)?.[0]
  if (found !== undefined) return found as Foreign
  if (reader === 'en') return 'en'
  const own = foreign[reader]
  const isSaid = ({ word }: Token) => NOISE.has(word) && !own.isKnown(word)
  return tokens.some(isSaid) ? 'en' : reader
}

function knownParts(token: Token, language: ForeignLanguage): string[] {
  const known = wordsOf(token, language).filter((word) => language.isKnown(word))
  const kind = known.length > 0 ? undefined : language.words.kindOf?.(token.word, language.isKnown)
  return kind === undefined ? known : [kind]
}

const sumOf = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
