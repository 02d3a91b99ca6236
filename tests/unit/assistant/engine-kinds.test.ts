import { expect, test } from 'vitest'
import { meantBy } from './engine-brief.ts'
import { followUps, unanswered } from './engine-kinds-conversations.ts'
import { dictated } from './engine-kinds-dictations.ts'
import { budgets, comparisons, habits } from './engine-kinds-judgements.ts'
import { extremes, frequencies, rows } from './engine-kinds-lists.ts'
import { dictatedToo, notDictated } from './engine-kinds-more-dictations.ts'
import {
  chatty,
  hastyAndFormal,
  household,
  lateHand,
  learnedForeign,
  morePlain,
  plainHand,
  politeHand,
  terse,
} from './engine-kinds-other-hands.ts'
import { partialPeriods, references } from './engine-kinds-periods.ts'
import { nets, totals } from './engine-kinds-totals.ts'

test.each([
  ...totals,
  ...nets,
  ...rows,
  ...extremes,
  ...frequencies,
  ...comparisons,
  ...budgets,
  ...habits,
  ...followUps,
  ...unanswered,
  ...dictated,
  ...dictatedToo,
  ...notDictated,
  ...plainHand,
  ...hastyAndFormal,
  ...learnedForeign,
  ...morePlain,
  ...chatty,
  ...terse,
  ...household,
  ...lateHand,
  ...politeHand,
  ...partialPeriods,
  ...references,
])('%s', (input, meant) => {
  expect(meantBy(input)).toBe(meant)
})
