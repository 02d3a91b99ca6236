import { createCanvas, loadImage } from '@napi-rs/canvas'

export interface Laid {
  receipt: Buffer
  /** The center in pixels. */
  at: [x: number, y: number]
  /** The rotation in degrees, clockwise. */
  tilt?: number
}

export async function tableOf(size: [width: number, height: number], receipts: Laid[]): Promise<Buffer> {
  const canvas = createCanvas(...size)
  const context = canvas.getContext('2d')
  context.fillStyle = '#4b4540'
  context.fillRect(0, 0, ...size)
  for (const { receipt, at, tilt = 0 } of receipts) {
    const image = await loadImage(receipt)
    context.save()
    context.translate(...at)
    context.rotate((tilt * Math.PI) / 180)
    context.drawImage(image, -image.width / 2, -image.height / 2)
    context.restore()
  }
  return canvas.toBuffer('image/jpeg', 88)
}
