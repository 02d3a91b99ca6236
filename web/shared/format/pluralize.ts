/** "1 item", "13 items". The plural where it is not just an s: `countOf(2, 'category', 'categories')`. */
export function pluralize(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`
}
