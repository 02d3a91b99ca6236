import { czech } from './keywords/czech.ts'
import { danish } from './keywords/danish.ts'
import { dutch } from './keywords/dutch.ts'
import { english } from './keywords/english.ts'
import { french } from './keywords/french.ts'
import { german } from './keywords/german.ts'
import { hungarian } from './keywords/hungarian.ts'
import { italian } from './keywords/italian.ts'
import { malay } from './keywords/malay.ts'
import { polish } from './keywords/polish.ts'
import { portuguese } from './keywords/portuguese.ts'
import { spanish } from './keywords/spanish.ts'
import { swedish } from './keywords/swedish.ts'
import type { Dictionary, Kind } from './kinds.ts'

export interface Keyword {
  kind: Kind
  phrase: string
  language: Language
}

const dictionaries = {
  english,
  malay,
  german,
  french,
  spanish,
  italian,
  dutch,
  polish,
  portuguese,
  swedish,
  danish,
  czech,
  hungarian,
}

export type Language = keyof typeof dictionaries

const languages = Object.keys(dictionaries) as Language[]

/**
 * The terms of receipts in all languages, because a receipt seldom indicates its language. Words may be joined or have
 * one wrong letter. The longest match is used ("sub total" rather than "total").
 */
export const keywords: Keyword[] = languages.flatMap((language) => {
  const dictionary: Dictionary = dictionaries[language]
  return (Object.keys(dictionary) as Kind[]).flatMap((kind) =>
    phrasesIn(dictionary[kind]).map((phrase) => ({ kind, phrase, language })),
  )
})

function phrasesIn(list = ''): string[] {
  return list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
}
