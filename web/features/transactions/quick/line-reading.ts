import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LineReadingDocument, type LineReadingQuery } from '../../../generated.ts'
import type { Draft } from '../form/new-draft.ts'

type Reading = NonNullable<LineReadingQuery['lineReading']>

/** EMPTY without a line, UNREAD while it is read or cannot be, NO_AMOUNT for a line that is no entry. */
export type LineState = 'EMPTY' | 'UNREAD' | 'NO_AMOUNT' | 'READ' | 'SEVERAL'

/** Debounce time of the reading, in milliseconds. */
const pause = 250

/**
 * Reads a line into the fields of a new transaction while it is typed.
 * @param onRead is called with the fields of each line that was read
 */
export function useLineReading(onRead: (fields: Partial<Draft>) => void) {
  const client = useApolloClient()
  const [line, setLine] = useState('')
  const [answer, setAnswer] = useState<{ of: string; reading: Reading | null } | null>(null)
  const onReadNow = useRef(onRead)
  onReadNow.current = onRead
  const text = line.trim()

  /** Returns the fields of the line without waiting for the debounce time, or null. */
  const read = useCallback(async (): Promise<Partial<Draft> | null> => {
    if (!text) return null
    try {
      const query = { query: LineReadingDocument, variables: { line: text }, fetchPolicy: 'network-only' } as const
      const reading = (await client.query(query)).data?.lineReading ?? null
      setAnswer({ of: text, reading })
      return reading && fieldsOf(reading)
    } catch {
      return null
    }
  }, [client, text])

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const fields = await read()
      if (isCurrent && fields) onReadNow.current(fields)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [read])

  return { line, setLine, read, state: stateOf(text, answer?.of === text ? answer.reading : undefined) }
}

function stateOf(text: string, reading: Reading | null | undefined): LineState {
  if (!text) return 'EMPTY'
  if (reading === undefined) return 'UNREAD'
  if (reading === null) return 'NO_AMOUNT'
  return reading.others > 0 ? 'SEVERAL' : 'READ'
}

function fieldsOf({ type, amount, currency, description, categoryId, date, tags, paidBy }: Reading): Partial<Draft> {
  return {
    type,
    amount,
    currency,
    rate: '',
    baseAmount: null,
    description,
    categoryId,
    date,
    split: null,
    tags: tags.map((name) => ({ id: null, name, color: 8 })),
    ...(paidBy && { paidBy }),
  }
}
