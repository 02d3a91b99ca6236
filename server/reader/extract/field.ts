import { render, type Text } from '../../base/text.ts'
import type { Field, PageBox } from '../reading.ts'

export function nothing<Value>(doubt: Text | null = null): Field<Value> {
  return { value: null, confidence: 0, sure: false, place: null, candidates: [], doubt: doubt && render(doubt) }
}

export interface Found<Value> {
  value: Value
  /** From 0 to 1. */
  confidence: number
  sure: boolean
  place: PageBox | null
  candidates?: Value[]
  doubt: Text
}

export function found<Value>({ value, confidence, sure, place, candidates = [], doubt }: Found<Value>): Field<Value> {
  const others = candidates.filter((candidate) => candidate !== value)
  return {
    value,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    sure,
    place,
    candidates: [value, ...new Set(others)].slice(0, 5),
    doubt: sure ? null : render(doubt),
  }
}
