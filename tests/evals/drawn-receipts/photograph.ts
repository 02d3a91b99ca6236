import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Random } from '../../unit/reader/slips/random.ts'

/** A crease of the paper at a height from 0 to 1: the part below is shifted by `shift` pixels and brighter or darker. */
interface Fold {
  at: number
  shift: number
  light: number
}

/** Returns a JPEG of the paper as a phone takes it: faded, folded, in perspective, unevenly lit and noisy. */
export async function photograph(paper: Canvas, random: Random): Promise<Buffer> {
  const { width, height } = paper
  const ink = paper.getContext('2d').getImageData(0, 0, width, height).data
  const spread = (size: number) => (random.next() - 0.5) * 2 * size
  const folds = Array.from({ length: random.between(0, 3) }, (): Fold => {
    return { at: 0.1 + random.next() * 0.8, shift: spread(7), light: spread(28) }
  })
  const border = random.between(20, 120)
  const skew = random.chance(0.7) ? 0.08 : 0.01
  const lean = { top: spread(skew), bottom: spread(skew), turn: spread(0.05), narrow: spread(skew * 2) }
  const fading = random.chance(0.6) ? 0.12 + random.next() * 0.35 : 0.85
  const curl = random.chance(0.4) ? spread(0.03) : 0
  // Dots of the print head that are worn or broken leave pale stripes.
  const streaks = Array.from({ length: 60 }, () => (random.chance(0.06) ? 0.15 : 0.6 + random.next() * 0.4))
  const [light, slope, noise] = [random.between(150, 235), spread(50), random.between(3, 16)]
  const [wide, tall] = [width + 2 * border, height + 2 * border]
  const pixels = Buffer.alloc(wide * tall)
  const table = random.between(40, 110)
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < wide; x++) {
      const down = (y - border) / height
      const across = (x - border) / width - 0.5
      const scale = 1 + lean.narrow * (down - 0.5)
      const left = lean.top * (1 - down) + lean.bottom * down
      const from = {
        x: ((across - left) / scale + 0.5) * width,
        y: (down + lean.turn * across + curl * Math.cos(across * Math.PI)) * height,
      }
      const above = folds.filter(({ at }) => from.y > at * height)
      from.x += above.reduce((sum, { shift }) => sum + shift, 0)
      const isPaper = from.x >= 0 && from.x < width - 1 && from.y >= 0 && from.y < height - 1
      const paperLight = light + slope * across + above.reduce((sum, fold) => sum + fold.light, 0)
      const streak = streaks[Math.floor((from.x / width) * streaks.length)] ?? 1
      const dark = isPaper ? darknessAt(ink, width, from.x, from.y) * fading * streak : 0
      const value = isPaper ? paperLight * (1 - dark * 0.85) : table
      pixels[y * wide + x] = Math.min(255, Math.max(0, value + spread(noise)))
    }
  }
  return sharp(pixels, { raw: { width: wide, height: tall, channels: 1 } })
    .blur(0.5 + random.next() * 1.2)
    .resize({ width: Math.round(wide * (0.55 + random.next() * 0.45)) })
    .jpeg({ quality: random.between(35, 85) })
    .toBuffer()
}

/** Returns the ink at a point between pixels, from 0 to 1. */
function darknessAt(ink: Uint8ClampedArray, width: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const at = (dx: number, dy: number) => 1 - (ink[((top + dy) * width + left + dx) * 4] ?? 255) / 255
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right
  return upper * (1 - below) + (at(0, 1) * (1 - right) + at(1, 1) * right) * below
}
