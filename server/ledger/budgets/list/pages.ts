import type { Page, PageBox, Reading, Word } from '../../../reader/reading.ts'
import { around } from '../../../reader/words.ts'
import type { ListRow } from './budget-list.ts'
import { gridOf, type Piece } from './grid.ts'
import { tidy } from './rows.ts'
import { cutSentence, splitLine } from './text-lines.ts'

export interface PageRow extends ListRow {
  place: PageBox
  /** The recognition score of the least legible word, from 0 to 1. */
  legibility: number
}

interface ReadPiece extends Piece {
  words: Word[]
  legibility: number
}

/** Returns the rows of a list on PDF or photo pages, split into cells by column position. */
export function rowsOf(reading: Reading): PageRow[] {
  const rows = reading.pages.flatMap((page, index) => rowsOfPage(page, index))
  const numberedRows = rows.map((row, index) => ({ ...row, number: index + 1 }))
  return tidy(numberedRows).flatMap(({ number, cells }) => {
    const row = numberedRows[number - 1]
    return row ? [{ ...row, cells }] : []
  })
}

function rowsOfPage(page: Page, index: number): Omit<PageRow, 'number'>[] {
  const lines = [...Map.groupBy(page.words, ({ row }) => row).values()].map((words) => piecesOf(words, page))
  const grid = gridOf(lines)
  return lines.flatMap((pieces, row) => {
    const place = { page: index, box: around(pieces.flatMap(({ words }) => words.map(({ box }) => box))) }
    const legibility = Math.min(...pieces.map((piece) => piece.legibility))
    const cells = grid[row]
    if (cells) return [{ cells, place, legibility }]
    const sentence = cutSentence(pieces.map(({ text }) => text).join(' '))
    return sentence.map((part) => ({ cells: splitLine(part), place, legibility }))
  })
}

/** In line heights. A blank between words is about 0.3 and a gap between columns is usually at least 1. */
const sentenceGap = 0.65

function piecesOf(words: Word[], page: Page): ReadPiece[] {
  const pieces: ReadPiece[] = []
  for (const word of words.toSorted((a, b) => a.box[0] - b.box[0])) {
    const [left, , width, height] = word.box
    const { text, isRepaired } = repairText(word.text)
    const legibility = word.confidence * (isRepaired ? 0.6 : 1)
    const last = pieces.at(-1)
    const gap = (left - (last?.right ?? 0)) * page.width
    if (last && gap < height * page.height * sentenceGap) {
      last.text += ` ${text}`
      last.right = left + width
      last.words.push(word)
      last.legibility = Math.min(last.legibility, legibility)
    } else pieces.push({ text, left, right: left + width, words: [word], legibility })
  }
  return pieces
}

/** Replaces letters that are misread digits where only a number makes sense: "1,2OO.5O", "l5.00", "e450.00". */
function repairText(text: string): { text: string; isRepaired: boolean } {
  const bare = text.replace(/^[eEcCG](?=\d[\d.,OolI]*[.,][\dOo]{2}$)/, '')
  const isNumber = /^[-(+]?\p{Sc}?[\dOolISB][\dOolISB.,'’]*\p{Sc}?\)?$/u.test(bare) && /\d/.test(bare)
  const digits = isNumber
    ? bare.replace(/[Oo]/g, '0').replace(/[lI]/g, '1').replaceAll('S', '5').replaceAll('B', '8')
    : text
  return { text: digits, isRepaired: digits !== text }
}
