import { cleaned } from '../../language/plain-text.ts'
import type { KnownFigures } from './figures.ts'

/** Streams text before the answer is complete and can be checked. */
export interface LiveText {
  add(piece: string): void
  end(): void
}

/** A figure, date or address is buffered until the next word arrives. */
const mayGoOn = /[\p{Nd}\p{Sc}.,%]$|[\p{Nd}\p{Sc}]\S*$/u
const maxDelay = 200
/** The number of preceding characters that are needed to recognize "2026" as a year. */
const context = 40

/**
 * Streams a model's text in whole words. A figure that no query returned is sent as "…", and the finished answer leaves
 * out its sentence.
 */
export function openLiveText(write: (text: string) => void, figures: KnownFigures): LiveText {
  let buffer = ''
  let before = ''
  let isFirst = true

  const pass = (text: string) => {
    const from = before.length
    let shown = ''
    let at = 0
    for (const { at: start, end, isKnown } of figures.check(before + text)) {
      if (end <= from || isKnown) continue
      shown += `${text.slice(at, Math.max(0, start - from))}…`
      at = end - from
    }
    shown = (shown + text.slice(at)).replace(/\S+/g, (word) => (isMarkup(word) ? '' : word.replace(/[*`#|]+/g, '')))
    before = (before + text).slice(-context)
    if (shown !== '') write(shown)
  }

  return {
    add(piece) {
      if (isFirst && piece.trim() !== '' && before !== '') write('\n\n')
      if (piece.trim() !== '') isFirst = false
      buffer += cleaned(piece, piece.length * 4)
      const words = buffer.split(/(?<=\s)(?=\S)/)
      let ready = /\s$/.test(buffer) ? words.length : words.length - 1
      while (ready > 0 && buffer.length < maxDelay && mayGoOn.test((words[ready - 1] ?? '').trim())) ready--
      if (ready <= 0) return
      const text = words.slice(0, ready).join('')
      buffer = words.slice(ready).join('')
      pass(text)
    },
    end() {
      if (buffer !== '') pass(buffer)
      buffer = ''
      isFirst = true
    },
  }
}

const isMarkup = (word: string) =>
  /[a-z][a-z0-9+.-]*:\/\/|\]\(|!\[|^www\.|[<>]|^(?:data|javascript|mailto):/i.test(word)
