import { createRequire } from 'node:module'
import sharp from 'sharp'
import { damagedPicture, maxSideLength, requirePictureSize } from './picture-limits.ts'
import type { Pixels } from './pixels.ts'

interface Plane {
  data: Uint8Array
  width: number
  height: number
  stride: number
  bits_per_pixel: number
}

interface Decoder {
  heif_context_alloc(): unknown
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): unknown
  heif_js_context_get_primary_image_handle(context: unknown): unknown
  heif_image_handle_get_width(handle: unknown): number
  heif_image_handle_get_height(handle: unknown): number
  heif_js_decode_image2(handle: unknown, colorspace: unknown, chroma: unknown): { channels?: Plane[] } | undefined
  heif_colorspace: { heif_colorspace_YCbCr: unknown }
  heif_chroma: { heif_chroma_420: unknown }
}

// The package's function copies four bytes per pixel out of the decoder, which is too much for a large photo.
const createDecoder: () => Decoder = createRequire(import.meta.url)('libheif-js/libheif-wasm/libheif-bundle.js')

/**
 * Decodes the main picture of an HEIC file in the camera's orientation. Each file has a separate decoder, so that no
 * memory is shared between files.
 * @throws ReadingError TOO_LARGE, DAMAGED
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  try {
    const decoder = createDecoder()
    const context = decoder.heif_context_alloc()
    decoder.heif_context_read_from_memory(context, bytes)
    const handle = decoder.heif_js_context_get_primary_image_handle(context)
    const [width, height] = [decoder.heif_image_handle_get_width(handle), decoder.heif_image_handle_get_height(handle)]
    requirePictureSize(width, height)
    const decoded = decoder.heif_js_decode_image2(
      handle,
      decoder.heif_colorspace.heif_colorspace_YCbCr,
      decoder.heif_chroma.heif_chroma_420,
    )
    const [luma, blue, red] = decoded?.channels ?? []
    if (!luma || !blue || !red) throw damagedPicture()
    requirePictureSize(luma.width, luma.height)
    return await joined(luma, blue, red)
  } catch (error) {
    throw damagedPicture(error)
  }
}

async function joined(luma: Plane, blue: Plane, red: Plane): Promise<Pixels> {
  const scale = Math.min(1, maxSideLength / Math.max(luma.width, luma.height))
  const [width, height] = [Math.max(1, Math.round(luma.width * scale)), Math.max(1, Math.round(luma.height * scale))]
  const brightness = await resized(luma, width, height)
  const [blueness, redness] = [await resized(blue, width, height), await resized(red, width, height)]
  const data = new Uint8ClampedArray(width * height * 3)
  for (let at = 0, to = 0; at < brightness.length; at++, to += 3) {
    const [y, u, v] = [brightness[at] ?? 0, (blueness[at] ?? 0) - 128, (redness[at] ?? 0) - 128]
    data[to] = y + 1.402 * v
    data[to + 1] = y - 0.344 * u - 0.714 * v
    data[to + 2] = y + 1.772 * u
  }
  return { data: new Uint8Array(data.buffer), width, height }
}

function resized(plane: Plane, width: number, height: number): Promise<Buffer> {
  const { data, stride } = inBytes(plane)
  return sharp(data, { raw: { width: stride, height: plane.height, channels: 1 } })
    .extract({ left: 0, top: 0, width: plane.width, height: plane.height })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** Pictures with more than 8 bits per channel have two bytes per pixel in little-endian order. */
function inBytes(plane: Plane): { data: Uint8Array; stride: number } {
  const { stride, height, bits_per_pixel: bits } = plane
  if (bits <= 8) return { data: plane.data.subarray(0, stride * height), stride }
  const data = new Uint8Array((stride / 2) * height)
  for (let at = 0; at < data.length; at++) {
    data[at] = ((plane.data[2 * at] ?? 0) | ((plane.data[2 * at + 1] ?? 0) << 8)) >> (bits - 8)
  }
  return { data, stride: stride / 2 }
}
