import type { PdfPage } from './pdf.ts'
import { foldCharacter } from './recognise/decode.ts'
import type { Segment } from './segment.ts'

/** Letters and digits below which a page's text layer is a stamp or a page number on a scan. */
const leastCharacters = 24

type Transform = (first: number[], second: number[]) => number[]

/** The page's own text in the pixels of its viewport at scale 1, or null where there is none worth the name. */
export async function textOf(page: PdfPage, transform: Transform): Promise<Segment[] | null> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ disableNormalization: false })
  const segments: Segment[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform([...viewport.transform], item.transform)
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    const angle = Math.atan2(b, a)
    const text = Array.from(item.str, foldCharacter).join('')
    const length = item.width || text.length * size * 0.5
    // The item stands on its base line; its middle is half a capital letter higher.
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
  const characters = segments.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0)
  return characters >= leastCharacters ? segments : null
}
