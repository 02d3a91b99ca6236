/** Returns true if a JSON text is nested deeper than `levels`. The result for invalid JSON is undefined. */
export function exceedsDepth(text: string, levels: number): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > levels) return true
  }
  return false
}
