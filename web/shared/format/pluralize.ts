/** Returns "1 item" or "13 items". Pass irregular plurals: `pluralize(2, 'category', 'categories')`. */
export function pluralize(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`
}
