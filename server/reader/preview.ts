import sharp from 'sharp'
import type { Pixels } from './pixels.ts'
import type { Preview } from './reading.ts'

const longSide = 1600

export async function makePreview(pixels: Pixels, page: number): Promise<Preview> {
  const { data, info } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 1 })
    .toBuffer({ resolveWithObject: true })
  return { page, contentType: 'image/webp', width: info.width, height: info.height, bytes: new Uint8Array(data) }
}
