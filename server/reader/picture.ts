import sharp from 'sharp'
import type { PageSource } from './page-source.ts'
import type { Pixels } from './pixels.ts'
import { ReadingError } from './reading-error.ts'

/** 50 megapixels: no phone's or scanner's page is larger, and decoding stays within the memory of the process. */
export const mostPixels = 50_000_000

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Every picture is seen once; a cache would only hold on to memory.
sharp.cache(false)
sharp.concurrency(1)

/** A photograph or scan as the single page of its document, turned as the camera marked it. */
export async function openPicture(bytes: Uint8Array): Promise<PageSource> {
  const pixels = await decode(bytes)
  return {
    width: pixels.width,
    height: pixels.height,
    text: null,
    render: async () => pixels,
  }
}

/** Long side above which more pixels add time but no legibility: an A4 page at 300 dots an inch has 3,508. */
const longestSide = 4000

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const settings = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true, pages: 1 } as const
  try {
    const { width, height } = await sharp(bytes, { ...settings, limitInputPixels: false }).metadata()
    if (width * height > mostPixels) throw tooLarge()
    const { data, info } = await sharp(bytes, settings)
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof ReadingError) throw error
    throw new ReadingError(
      'DAMAGED',
      'This picture is damaged and could not be opened. Take the photo again or export it once more.',
      error,
    )
  }
}

function tooLarge(): ReadingError {
  return new ReadingError(
    'TOO_LARGE',
    'This picture has more than 50 megapixels. Save it at a smaller size and add it again.',
  )
}
