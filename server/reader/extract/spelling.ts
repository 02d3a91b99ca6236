import type { Language } from './keywords.ts'
import { foldLetters } from './merchant/letters.ts'

interface Spelling {
  /**
   * Also corrected inside longer words ("Doppelbrotchen"), so only letters that are never correct without their
   * accents.
   */
  parts?: string
  words?: string
}

/** Words that also exist as they are read, so that only a letter that was not read shows which word it is. */
const ambiguous: ReadonlySet<string> = new Set(['grob', 'grobe', 'grober', 'grobes', 'sub'])

const spellings: Partial<Record<Language, Spelling>> = {
  german: {
    parts: `
      straße, große, weißbier, weißwein, weißbrot, fußball, süßigkeit, süßwaren, süßstoff, spülmittel, brötchen,
      bäckerei, bäcker, getränk, gemüse, frühstück, würstchen, hähnchen, müsli, müller, körner, kräuter, möbel,
      küchenrolle, küchentuch, küchentücher, küchenpapier, küchenmesser, einbauküche,
      gärtnerei, königs, krönung, löwen, österreich, zürich, münchen, düsseldorf, nürnberg, osnabrück,
      saarbrücken, tübingen, göttingen, lübeck, würzburg, rückgeld, stück, hörnchen, döner, türkisch, geröstet, gewürz,
      nüsse, früchte, mühle, schnäppchen, hüttenkäse, spätzle, knödel, feingebäck, frühling, übernachtung, gebühr,
      zubehör, gemüsebrühe, heißgetränk, kürbis, rührei, nagelbürste, zahnbürste, grünkohl, tomatensoße`,
    words: `
      käse, weiß, weiße, weißer, groß, großer, großes, süß, süße, heiß, heiße, köln, für, tüte, büro, öl, grün,
      grüne, grüner, fünf, zwölf, mäuse, küche, gebäck`,
  },
  spanish: { words: `españa, español, española, señor, señora, niño, niña, piña, caña, jalapeño, champiñón, pequeño` },
  french: { words: `française, français, reçu, brûlée, crème, façade, garçon, pâtes, gâteau, fraîche, bœuf, œufs` },
  swedish: { words: `smörgås, räksmörgås, bröd, knäckebröd, mjölk, smör, köttbullar, kött, färsk, lök, öl` },
  danish: { words: `smørrebrød, rugbrød, smør, rødgrød, kødboller, brød, kød, øl, bærepose` },
  polish: { words: `bułka, masło, gołąbki, łosoś, sałatka, kiełbasa, żurek, świeży, świeża, śmietana, mąka` },
}

const fewestLetters = 5

type Pairs = [read: string, spelt: string][]
const dictionaries = new Map(
  (Object.keys(spellings) as Language[]).map((language) => {
    const parts = pairsOf(spellings[language]?.parts)
    return [language, { parts, words: new Map([...parts, ...pairsOf(spellings[language]?.words)]) }] as const
  }),
)

function pairsOf(list = ''): Pairs {
  const words = list.split(',').map((word) => word.trim())
  return words
    .filter(Boolean)
    .map((word): [string, string] => [plain(word), word])
    .sort(([a], [b]) => b.length - a.length)
}

/** Restores letters that the recognizer cannot read: "StraBe" is Straße, "Ruckgeld" is Rückgeld. */
export function restoreLetters(read: string, language: Language | null): string {
  const text = withoutZeros(read)
  const dictionary = language && dictionaries.get(language)
  if (!dictionary) return text
  return text.replace(/\p{L}{2,}/gu, (word) => {
    const read = plain(word)
    if (ambiguous.has(read) && !/\p{Ll}B/u.test(word)) return word
    const whole = dictionary.words.get(read)
    if (whole) return inCaseOf(word, whole)
    const part = dictionary.parts.find(([letters]) => letters.length >= fewestLetters && read.includes(letters))
    if (!part) return word
    const from = read.indexOf(part[0])
    const to = from + part[0].length
    return read.length === word.length
      ? word.slice(0, from) + inCaseOf(word.slice(from, to), part[1]) + word.slice(to)
      : word
  })
}

/** "IBUPR0FEN": a zero between letters is an O. */
function withoutZeros(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])\p{Lu}+0(?:0?\p{Lu}+)+(?![\p{L}\d])/gu, (word) =>
      word.replace(/0/g, '').length >= 4 ? word.replaceAll('0', 'O') : word,
    )
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
}

/** Simulates the recognizer's reading in lower case: without accents, and with B for ß. */
function plain(word: string): string {
  return foldLetters(word.replace(/ß/g, 'b')).toLowerCase()
}

function inCaseOf(read: string, spelt: string): string {
  const letters = read.replace(/B/g, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return spelt.toUpperCase()
  return read.charAt(0) === read.charAt(0).toUpperCase() ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt
}
