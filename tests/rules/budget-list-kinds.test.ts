import { describe, expect, test } from 'vitest'
import { inShort, type ListCase, readList } from './budget-lists.ts'
import { listsAbroad } from './budget-lists-abroad.ts'
import { listsOfApps } from './budget-lists-of-apps.ts'
import { listsOfSheets } from './budget-lists-of-sheets.ts'
import { listsOfText } from './budget-lists-of-text.ts'

const kinds: [string, ListCase[]][] = [
  ['exported by an app', listsOfApps],
  ['kept in a sheet', listsOfSheets],
  ['typed or pasted', listsOfText],
  ['in other languages', listsAbroad],
]

describe.each(kinds)('a list %s', (_, lists) => {
  test.each(lists)('$title', ({ text, currency, lines }) => {
    expect(inShort(text)).toEqual(lines)
    expect(readList(text).currency).toBe(currency)
  })
})
