import { withoutEnd } from './vocabulary.ts'

/** Splits a name from its groups: "Expenses:Auto:Fuel" is Fuel in Auto in Expenses. */
export function namesOf(cell: string): { name: string; path: string[] } {
  const whole = withoutEnd(
    cell
      .trim()
      .replace(/^[-–•·]\s+/, '')
      .replace(/^(\*\*|__|\*|_)(.+)\1$/, '$2'),
    ': \t',
  )
  const parts = whole
    .split(/:{1,2}(?!\d)|\s[>»›→]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return { name: parts.at(-1) ?? '', path: parts.slice(0, -1) }
}

/** Cleans a name for a new category: removes emoji, list numbers and periods in brackets. */
export function categoryNameOf(name: string): string {
  const cleaned = name
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu, ' ')
    .replace(/^\s*\d{1,3}[.)]\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const capital = cleaned.charAt(0).toUpperCase() + cleaned.slice(1)
  return capital === '' ? name : capital
}
