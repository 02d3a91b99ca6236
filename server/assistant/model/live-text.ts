import { cleaned } from '../../language/plain-text.ts'
import type { KnownFigures } from './figures.ts'

/** Words on their way to a screen, before the answer is whole and can be checked as one. */
export interface LiveText {
  add(piece: string): void
  /** All that waits goes out; what is added next begins a paragraph. */
  end(): void
}

/** What a figure, a date or an address may go on with is held back until the next word has come. */
const mayGoOn = /[\p{Nd}\p{Sc}.,%]$|[\p{Nd}\p{Sc}]\S*$/u
/** Characters that are held back at most. */
const longestWait = 200
/** So much of what went before tells that "2026" is a year. */
const context = 40

/**
 * Passes a model's words on, whole words at a time. A figure that no query gave is passed on as "…": the finished answer
 * leaves its sentence out.
 */
export function openLiveText(say: (text: string) => void, figures: KnownFigures): LiveText {
  let waiting = ''
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
    if (shown !== '') say(shown)
  }

  return {
    add(piece) {
      if (isFirst && piece.trim() !== '' && before !== '') say('\n\n')
      if (piece.trim() !== '') isFirst = false
      waiting += cleaned(piece, piece.length * 4)
      const words = waiting.split(/(?<=\s)(?=\S)/)
      let ready = /\s$/.test(waiting) ? words.length : words.length - 1
      while (ready > 0 && waiting.length < longestWait && mayGoOn.test((words[ready - 1] ?? '').trim())) ready--
      if (ready <= 0) return
      const text = words.slice(0, ready).join('')
      waiting = words.slice(ready).join('')
      pass(text)
    },
    end() {
      if (waiting !== '') pass(waiting)
      waiting = ''
      isFirst = true
    },
  }
}

const isMarkup = (word: string) =>
  /[a-z][a-z0-9+.-]*:\/\/|\]\(|!\[|^www\.|[<>]|^(?:data|javascript|mailto):/i.test(word)
