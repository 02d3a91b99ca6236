/**
 * Returns the number of pages in the page tree of a PDF, or null if the file cannot be parsed here, for example if it
 * is encrypted.
 */
export async function pagesIn(file: Blob): Promise<number | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Decodes one character per byte, so that text positions are file positions.
  const text = new TextDecoder('latin1').decode(bytes)
  const counts = countsIn(text)
  for (const [from, to] of objectStreamsIn(text)) counts.push(...countsIn(await inflated(bytes.slice(from, to))))
  return counts.length > 0 ? Math.max(...counts) : null
}

/** Returns the counts of all page tree nodes. The root counts all pages, so the largest count is the total. */
function countsIn(text: string): number[] {
  return [...text.matchAll(/\/Type\s*\/Pages\b/g)].flatMap(({ index }) => {
    const count = /\/Count\s+(\d+)/.exec(dictionaryAround(text, index))
    return count && Number(count[1]) > 0 ? [Number(count[1])] : []
  })
}

/** Returns the innermost dictionary (<< to >>) around a position. Dictionaries can be nested. */
function dictionaryAround(text: string, position: number): string {
  let depth = 0
  let from = position
  while (from > 0 && depth >= 0) {
    from -= 1
    if (text.startsWith('>>', from)) depth += 1
    if (text.startsWith('<<', from)) depth -= 1
  }
  depth = 0
  let to = position
  while (to < text.length && depth >= 0) {
    if (text.startsWith('<<', to)) depth += 1
    if (text.startsWith('>>', to)) depth -= 1
    to += 1
  }
  return text.slice(from, to)
}

/** Returns the ranges of compressed object streams, where newer files store the page tree. */
function objectStreamsIn(text: string): [number, number][] {
  return [...text.matchAll(/\/Type\s*\/ObjStm\b/g)].flatMap(({ index }) => {
    const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionaryAround(text, index))
    const opening = /\bstream\r?\n/.exec(text.slice(index, index + 1_000))
    if (!opening || !length) return []
    const from = index + opening.index + opening[0].length
    return [[from, from + Number(length[1])] satisfies [number, number]]
  })
}

/** Returns an empty string if the data is encrypted or uses another compression. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    return new TextDecoder('latin1').decode(await new Response(stream).arrayBuffer())
  } catch {
    return ''
  }
}
