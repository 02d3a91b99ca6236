import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { drawReceipt } from './draw.ts'

const quality = { quality: 85 }

/** The damage of receipts in photos. Each function returns a JPEG of text lines as a phone would take it. */
export const damages: Record<string, (text: string) => Promise<Buffer>> = {
  none: async (text) => drawReceipt(text),
  'tilted by 10 degrees': async (text) => drawReceipt(text, { tilt: 10, margin: 140 }),
  'tilted by 20 degrees': async (text) => drawReceipt(text, { tilt: -20, margin: 260 }),
  'tilted by 30 degrees': async (text) => drawReceipt(text, { tilt: 30, margin: 360 }),
  'on its side, askew': async (text) => jpeg(sharp(drawReceipt(text, { tilt: 8, margin: 120 })).rotate(90)),
  'on its head, askew': async (text) => jpeg(sharp(drawReceipt(text, { tilt: -6, margin: 120 })).rotate(180)),
  dark: async (text) => noisy(sharp(drawReceipt(text)).linear(0.16, 4), 3),
  'of low contrast': async (text) => noisy(sharp(drawReceipt(text)).linear(0.14, 150), 4),
  faded: async (text) => noisy(sharp(drawReceipt(text)).linear(0.24, 194), 3),
  'in the shadow of a hand': async (text) => shaded(drawReceipt(text)),
  'light on dark': async (text) => jpeg(sharp(drawReceipt(text)).negate()),
  'small on a sheet': async (text) => onSheet(text, { width: 2480, height: 3508, receipt: 620 }),
  'small on a table': async (text) => onTable(text),
  blurred: async (text) => jpeg(sharp(drawReceipt(text)).blur(1.8)),
  noisy: async (text) => noisy(sharp(drawReceipt(text)), 38),
  '600 pixels wide': async (text) => lowResolution(text),
  'seen from below': async (text) => fromBelow(drawReceipt(text)),
  curled: async (text) => curled(drawReceipt(text)),
  'of 12 megapixels': async (text) =>
    jpeg(sharp(drawReceipt(text)).resize(3024, 4032, { fit: 'contain', background: '#8a7f70' })),
  'of 48 megapixels': async (text) =>
    jpeg(sharp(drawReceipt(text)).resize(6048, 8064, { fit: 'contain', background: '#8a7f70' })),
  'very dark': async (text) => noisy(sharp(drawReceipt(text)).linear(0.06, 2), 2),
  'barely there': async (text) => noisy(sharp(drawReceipt(text)).linear(0.07, 200), 3),
  'tiny on a sheet': async (text) => onSheet(text, { width: 2480, height: 3508, receipt: 340 }),
  'badly blurred': async (text) => jpeg(sharp(drawReceipt(text)).blur(3)),
  '400 pixels wide': async (text) => jpeg(sharp(drawReceipt(text, { size: 40, margin: 50 })).resize({ width: 400 })),
  '300 pixels wide': async (text) => jpeg(sharp(drawReceipt(text, { size: 40, margin: 50 })).resize({ width: 300 })),
  'long and narrow': async (text) =>
    jpeg(sharp(drawReceipt(stretched(text, 150), { size: 24, margin: 8 })).resize({ height: 4000 })),
  'long on a table': async (text) =>
    jpeg(
      sharp(drawReceipt(stretched(text, 90), { size: 24, margin: 8 }))
        .resize({ height: 2800 })
        .extend({ left: 1200, right: 800, top: 100, bottom: 100, background: '#6b4a2f' }),
    ),
  'dark, askew and noisy': async (text) =>
    noisy(sharp(drawReceipt(text, { tilt: 12, margin: 160 })).linear(0.12, 4), 6),
  'one to eight': async (text) => drawReceipt(stretched(text, 70), { size: 26, margin: 10 }),
  'one to fifteen': async (text) => drawReceipt(stretched(text, 150), { size: 24, margin: 8 }),
  'long, tilted by 4 degrees': async (text) => drawReceipt(stretched(text, 80), { size: 26, margin: 200, tilt: 4 }),
}

function jpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg(quality).toBuffer()
}

function stretched(text: string, rows: number): string {
  const lines = text.split('\n')
  const filler = Array.from({ length: rows }, (_, index) => `Thank you for your visit no ${index + 11}`)
  return [...lines.slice(0, 4), ...filler, ...lines.slice(4)].join('\n')
}

async function noisy(picture: Sharp, deviation: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff - 0.5
  }
  for (let at = 0; at < data.length; at++) {
    const grain = (random() + random() + random()) * 2 * deviation
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + grain))
  }
  return jpeg(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }))
}

async function shaded(receipt: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(receipt).metadata()
  const shadow = `<svg width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0.4" stop-color="#fff"/><stop offset="0.5" stop-color="#444"/><stop offset="1" stop-color="#222"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(receipt), 0, 0)
  context.globalCompositeOperation = 'multiply'
  context.drawImage(await loadImage(Buffer.from(shadow)), 0, 0)
  return canvas.toBuffer('image/jpeg', quality.quality)
}

async function onSheet(text: string, { width, height, receipt }: { width: number; height: number; receipt: number }) {
  const small = await sharp(drawReceipt(text, { size: 40, margin: 20 }))
    .resize({ width: receipt })
    .toBuffer()
  const sheet = sharp({ create: { width, height, channels: 3, background: '#f4f4f2' } })
  return jpeg(sheet.composite([{ input: small, left: width - receipt - 200, top: 300 }]))
}

async function onTable(text: string): Promise<Buffer> {
  const receipt = await loadImage(drawReceipt(text, { size: 30, margin: 30 }))
  const canvas = createCanvas(2600, 2000)
  const context = canvas.getContext('2d')
  context.fillStyle = '#6b4a2f'
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (let line = 0; line < 260; line++) {
    context.fillStyle = line % 3 === 0 ? '#5a3d25' : '#7a5636'
    context.fillRect(0, line * 8, canvas.width, 2 + (line % 5))
  }
  context.translate(1500, 950)
  context.rotate(0.2)
  context.drawImage(receipt, -receipt.width / 2, -receipt.height / 2)
  return noisy(sharp(canvas.toBuffer('image/jpeg', 90)), 6)
}

async function lowResolution(text: string): Promise<Buffer> {
  return sharp(drawReceipt(text, { size: 40, margin: 50 }))
    .resize({ width: 600 })
    .jpeg({ quality: 45 })
    .toBuffer()
}

async function fromBelow(receipt: Buffer): Promise<Buffer> {
  const image = await loadImage(receipt)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#777'
  context.fillRect(0, 0, image.width, image.height)
  for (let row = 0; row < image.height; row++) {
    const width = image.width * (0.6 + (0.4 * row) / image.height)
    context.drawImage(image, 0, row, image.width, 1, (image.width - width) / 2, row, width, 1)
  }
  return canvas.toBuffer('image/jpeg', quality.quality)
}

async function curled(receipt: Buffer): Promise<Buffer> {
  const image = await loadImage(receipt)
  const depth = 34
  const canvas = createCanvas(image.width, image.height + depth)
  const context = canvas.getContext('2d')
  context.fillStyle = '#777'
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (let column = 0; column < image.width; column++) {
    const down = depth * Math.sin((Math.PI * column) / image.width)
    context.drawImage(image, column, 0, 1, image.height, column, down, 1, image.height)
  }
  return canvas.toBuffer('image/jpeg', quality.quality)
}
