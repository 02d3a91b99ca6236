import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Pixels } from '../pixels.ts'

/** Larger pictures take longer, and the codes of a receipt are legible below this size. */
const maxSide = 1_800
const maxCodes = 4
const maxCodeLength = 1_000

let prepared: Promise<unknown> | undefined

/** Returns the texts of the QR and Data Matrix codes of a page. The module is loaded from its package, not the network. */
export async function scanCodes(pixels: Pixels): Promise<string[]> {
  prepared ??= prepare()
  await prepared
  const { data, info } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
    pixelFormat: 'rgba-unorm8',
  } as const
  const found = await readBarcodes(picture, {
    formats: ['QRCode', 'DataMatrix'],
    tryHarder: true,
    maxNumberOfSymbols: maxCodes,
  })
  const texts = found.map(({ text }) => text.replaceAll('\0', '').toWellFormed().slice(0, maxCodeLength).trim())
  return [...new Set(texts)].filter((text) => text !== '')
}

async function prepare(): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
    fireImmediately: true,
  })
}
