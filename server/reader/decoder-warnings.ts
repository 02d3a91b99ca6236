const maxWarnings = 5
const maxLength = 200
/** Other warnings concern fonts and structure, and could contain words of the document. */
const aboutDecoders = /decode|jbig2|jpx|ccitt|wasm|^warning: image (exceeded|dimensions)/i

let current: Set<string> | undefined

// pdf.js reports what it leaves out only on the console.
console.warn = (message: unknown) => {
  const text = String(message)
  if (!current || current.size >= maxWarnings || !aboutDecoders.test(text)) return
  const withoutName = text
    .replace(/^Warning: /, '')
    .replace(/image "[^"]*"/, 'image')
    .replace(/\s+/g, ' ')
  current.add(withoutName.slice(0, maxLength))
}

/** Collects the warnings about images while a page is drawn. pdf.js goes on without an image that it cannot decode. */
export async function collectWarnings<T>(warnings: Set<string>, draw: () => Promise<T>): Promise<T> {
  current = warnings
  try {
    return await draw()
  } finally {
    current = undefined
  }
}
