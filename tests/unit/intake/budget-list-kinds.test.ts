import { describe, expect, test } from 'vitest'
import { inShort, type ListCase, readList } from './budget-lists.ts'
import { foreignLists } from './budget-lists-abroad.ts'
import { listsByHand } from './budget-lists-by-hand.ts'
import { listsOfApps } from './budget-lists-of-apps.ts'
import { listsOfSheets } from './budget-lists-of-sheets.ts'
import { listsOfTemplates } from './budget-lists-of-templates.ts'
import { listsOfText } from './budget-lists-of-text.ts'
import { handmadeTables } from './budget-tables-of-people.ts'

const kinds: [string, ListCase[]][] = [
  ['exported by an app', listsOfApps],
  ['kept in a sheet', listsOfSheets],
  ['after a template', listsOfTemplates],
  ['of a kind of its own', handmadeTables],
  ['typed or pasted', listsOfText],
  ['set out by hand', listsByHand],
  ['in other languages', foreignLists],
]

describe.each(kinds)('a list %s', (_, lists) => {
  test.each(lists)('$title', ({ text, currency, lines }) => {
    expect(inShort(text)).toEqual(lines)
    expect(readList(text).currency).toBe(currency)
  })
})
