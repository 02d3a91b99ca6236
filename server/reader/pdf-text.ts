import type { TextLayer } from './page-source.ts'
import { loadPdfjs, type PdfPage } from './pdfjs.ts'
import { foldCharacter } from './recognise/decode.ts'
import type { Segment } from './segment.ts'

/** A text layer with fewer letters and digits is a stamp or a page number on a scan. */
const minCharacters = 24
/**
 * A text layer with fewer characters must contain an amount or several numbers, or it may be the mark of a scanning
 * program.
 */
const fewCharacters = 200
const fewNumbers = 3
/** The maximum share of undefined characters. Above it, the font hides the meaning of its glyphs. */
const maxUnknown = 0.05
/** The share of vowels among Latin letters in European languages, with a margin for abbreviations. */
const vowels = { least: 0.12, most: 0.75 }

export async function textLayerOf(page: PdfPage): Promise<TextLayer> {
  const segments = await segmentsOf(page)
  if (!isLegible(segments)) return { segments: [], trust: 'none' }
  return { segments, trust: (await isHidden(page)) ? 'unsure' : 'sure' }
}

function isLegible(segments: Segment[]): boolean {
  const text = segments.map((segment) => segment.text).join(' ')
  const signs = text.replace(/\s/g, '')
  const characters = signs.replace(/[^\p{L}\p{N}]/gu, '').length
  if (characters < minCharacters) return false
  const numbers = text.match(/\d[\d.,]*/g)?.length ?? 0
  if (characters < fewCharacters && numbers < fewNumbers && !/\d[.,]\d\d(?!\d)/.test(text)) return false
  if (signs.replace(/[^\p{C}\ufffd]/gu, '').length > maxUnknown * signs.length) return false
  const letters = signs.normalize('NFD').replace(/[^a-z]/gi, '')
  const share = letters.replace(/[^aeiouy]/gi, '').length / letters.length
  if (letters.length > characters / 2 && (share < vowels.least || share > vowels.most)) return false
  // Vertical or upside-down text is left to the recognizer, which rotates the page.
  const level = segments.filter(({ angle }) => Math.cos(angle) > 0.7).length
  return level > segments.length / 2
}

/** Scanners place recognized text under the picture without drawing it. */
async function isHidden(page: PdfPage): Promise<boolean> {
  const { OPS } = await loadPdfjs()
  const { fnArray, argsArray } = await page.getOperatorList()
  const counts = { hidden: 0, shown: 0 }
  const saved: number[] = []
  let mode = 0
  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPS.save) saved.push(mode)
    else if (operation === OPS.restore) mode = saved.pop() ?? 0
    else if (operation === OPS.setTextRenderingMode) mode = Number(argsArray[index]?.[0])
    else if (operation === OPS.showText) counts[mode === 3 ? 'hidden' : 'shown'] += argsArray[index]?.[0]?.length ?? 0
  }
  return counts.hidden > counts.shown
}

async function segmentsOf(page: PdfPage): Promise<Segment[]> {
  const { Util } = await loadPdfjs()
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ disableNormalization: false })
  const segments: Segment[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Util.transform([...viewport.transform], item.transform)
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    const angle = Math.atan2(b, a)
    const text = Array.from(item.str, foldCharacter).join('')
    const length = item.width || text.length * size * 0.5
    // The item is positioned at its baseline. Its middle is half a capital letter higher.
    const [across, up] = [length / 2, size * 0.35]
    segments.push({
      text,
      confidence: 1,
      positions: Array.from({ length: text.length }, (_, index) => (index + 0.5) / text.length),
      x: e + across * Math.cos(angle) + up * Math.sin(angle),
      y: f + across * Math.sin(angle) - up * Math.cos(angle),
      width: length,
      height: size,
      angle,
    })
  }
  return segments
}
