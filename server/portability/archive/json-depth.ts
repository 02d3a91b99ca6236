/** Whether a JSON text has more levels of objects and lists than so many. A text that is not JSON may get either answer. */
export function exceedsDepth(text: string, levels: number): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > levels) return true
  }
  return false
}
