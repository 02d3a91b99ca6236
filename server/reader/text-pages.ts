import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { textFonts } from './fonts.ts'
import type { PageSource } from './page-source.ts'
import { withoutAlpha } from './pixels.ts'
import type { Segment } from './segment.ts'

export interface TextRow {
  cells: TextCell[]
  /** A line is drawn above the row. */
  isRuled?: boolean
}

export interface TextCell {
  text: string
  /** The left or right end of the text as a fraction of the page's width between its margins. */
  at: number
  align: 'left' | 'right'
  style?: 'title' | 'strong' | 'small'
}

/** An A4 page in points. */
const page = { width: 595, height: 842, margin: 48 }
const rowHeight = 17
const rowsPerPage = Math.floor((page.height - 2 * page.margin) / rowHeight)

/** Draws a document that has no page of its own, so that people can read it. */
export function renderRows(rows: TextRow[]): PageSource[] {
  const count = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  return Array.from({ length: count }, (_, index) => pageOf(rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage)))
}

function pageOf(rows: TextRow[]): PageSource {
  return {
    width: page.width,
    height: page.height,
    text: async () => ({ segments: draw(rows, 1).segments, trust: 'sure' }),
    render: async (longSide) => {
      const { canvas, context } = draw(rows, longSide / page.height)
      return withoutAlpha(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height)
    },
  }
}

function draw(rows: TextRow[], scale: number) {
  const canvas = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.textBaseline = 'alphabetic'
  const segments = rows.flatMap(({ cells, isRuled }, index) => {
    const y = page.margin + (index + 1) * rowHeight
    if (isRuled) {
      context.fillStyle = '#c8c8c8'
      context.fillRect(page.margin, y - rowHeight + 3, page.width - 2 * page.margin, 0.6)
    }
    return cells.flatMap((cell) => (cell.text === '' ? [] : [drawCell(context, cell, y)]))
  })
  return { canvas, context, segments }
}

function drawCell(context: SKRSContext2D, { text, at, align, style }: TextCell, baseline: number): Segment {
  const size = style === 'title' ? 15 : style === 'small' ? 8.5 : 9.5
  context.font = `${style === 'title' || style === 'strong' ? '600 ' : ''}${size}px ${textFonts()}`
  context.fillStyle = style === 'small' ? '#555' : '#111'
  const inner = page.width - 2 * page.margin
  const { width } = context.measureText(text)
  const left = page.margin + at * inner - (align === 'right' ? width : 0)
  context.fillText(text, left, baseline)
  const middles = Array.from({ length: text.length }, (_, index) => (index + 0.5) / text.length)
  return {
    text,
    confidence: 1,
    positions: middles,
    x: left + width / 2,
    y: baseline - size * 0.35,
    width,
    height: size,
    angle: 0,
  }
}
