import sharp from 'sharp'
import { decodeHeic } from './heic.ts'
import type { PageSource } from './page-source.ts'
import { damagedPicture, maxPixels, maxSideLength, requirePictureSize } from './picture-limits.ts'
import type { Pixels } from './pixels.ts'
import type { DocumentType } from './signature.ts'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

export async function openPicture(bytes: Uint8Array, type: DocumentType): Promise<PageSource> {
  const pixels = type === 'image/heic' ? await decodeHeic(bytes) : await decode(bytes)
  return {
    width: pixels.width,
    height: pixels.height,
    text: async () => ({ segments: [], trust: 'none' }),
    render: async () => pixels,
  }
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const settings = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, pages: 1 } as const
  try {
    const { width, height } = await sharp(bytes, { ...settings, limitInputPixels: false }).metadata()
    requirePictureSize(width, height)
    const { data, info } = await sharp(bytes, settings)
      .autoOrient()
      .resize(maxSideLength, maxSideLength, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw damagedPicture(error)
  }
}
