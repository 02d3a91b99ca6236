import type { EngineContext, Period } from '../question.ts'
import type { Span } from './resolve.ts'

/** Returns the period of a span. A current period ends today. */
export function periodOf(span: Span, context: Pick<EngineContext, 'today'>): Period {
  const isCurrent = span.to !== null && span.to > context.today && (span.from ?? '') <= context.today
  const to = isCurrent ? context.today : span.to
  return { from: span.from, to, wholeTo: span.to, unit: span.unit }
}

export const ALL_TIME: Period = { from: null, to: null, wholeTo: null, unit: 'ALL' }
