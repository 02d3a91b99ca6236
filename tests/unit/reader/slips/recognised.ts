import { type PageText, pageText } from '../../../../server/reader/extract/page-text.ts'
import type { Segment } from '../../../../server/reader/segment.ts'
import type { Random } from './random.ts'

/** Characters that the recognizer's alphabet lacks, with the characters it returns. */
const misread: Record<string, string[]> = {
  '€': ['', '', 'E', 'C', '€'],
  '£': ['', 'E', '£', 'f'],
  ß: ['B'],
  ö: ['o'],
  Ö: ['O'],
  Ä: ['A'],
  ü: ['ü', 'u'],
  Ü: ['Ü', 'U'],
  è: ['è', 'e'],
  é: ['é', 'e'],
  à: ['à', 'a'],
  ó: ['ó', 'o'],
  í: ['í', 'i'],
  '–': ['-'],
}

/** Returns the text as the recognizer would: missing letters, lost spaces in capitals, dates joined with times. */
export function recognised(lines: string[], random: Random): string[] {
  return lines.map((line) => {
    let text = Array.from(line, (sign) => letterFor(sign, random)).join('')
    if (random.chance(0.1)) text = text.replace(/(?<=\p{Lu}{2}) (?=\p{Lu}{2})/gu, '')
    if (random.chance(0.12)) text = text.replace(/(\d{2,4}) +(\d{2}:\d{2})/, '$1$2')
    if (random.chance(0.03)) text = text.replace(/(\d)([.,])(\d{2})(?!\d)/, '$1$2 $3')
    if (random.chance(0.03)) text = text.replace(/(\d),(\d{2})$/, '$1.$2')
    if (random.chance(0.03)) text = text.replace(/0(?=[.,]\d\d)/, 'O')
    if (random.chance(0.04)) text = text.replace(/(?<=[A-Z]{2})O(?=[A-Z]{2})/, '0')
    if (random.chance(0.03)) text = text.replace(/(?<=[A-Za-z]{2})I(?=[A-Za-z])/, 'l')
    return text
  })
}

function letterFor(sign: string, random: Random): string {
  const [first, ...others] = misread[sign] ?? []
  if (first !== undefined) return random.oneOf([first, ...others])
  if (!/\p{L}/u.test(sign) || /[A-Za-zäü]/.test(sign)) return sign
  return sign
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace('ł', 'l')
    .replace('Ł', 'L')
    .replace('ø', 'o')
    .replace('Ø', 'O')
    .replace('æ', 'ae')
}

const [letter, line] = [10, 20]

/** Creates a page from lines. Two spaces separate columns, and the first line is larger. */
export function pageOf(lines: string[], page = 0, confidence: (text: string) => number = () => 0.97): PageText {
  const width = Math.max(...lines.map((one) => one.length), 40) * letter
  const rows = lines.map((text, index) =>
    [...text.matchAll(/\S+(?: \S+)*/g)].map(
      (match): Segment => ({
        text: match[0],
        confidence: confidence(match[0]),
        positions: Array.from({ length: match[0].length }, (_, at) => (at + 0.5) / match[0].length),
        x: (match.index + match[0].length / 2) * letter,
        y: (index + 0.5) * line,
        width: match[0].length * letter,
        height: line * (index === 0 ? 0.95 : 0.8),
        angle: 0,
      }),
    ),
  )
  return pageText(rows, page, { width, height: lines.length * line })
}
