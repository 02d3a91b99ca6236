import type { Ledger, TypicalAmounts } from '../ledger.ts'
import type { UnusualQuestion } from '../question.ts'
import { type Reason, reasonOf } from '../unusual.ts'
import { type Answer, type AnswerStyle, answerOf, type Piece } from './answer.ts'
import { about, doubtNote, entryPieces, entryRow, whenOf } from './phrases.ts'

const MAX_ROWS = 10

interface Outstanding {
  entry: TypicalAmounts['entry']
  reason: Reason
}

/** "In November 2026 1 payment stands out: Dentist, $120.00, on November 3: 4 times what Health usually costs ($30.00)." */
export async function answerUnusual(question: UnusualQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const { filter, subject } = question
  const found = (await ledger.usual(filter)).flatMap((usual): Outstanding[] => {
    const reason = reasonOf(usual)
    return reason ? [{ entry: usual.entry, reason }] : []
  })
  const when = `${whenOf(filter)}`
  if (found.length === 0) {
    const none = 'nothing stands out: no payment is far above what its name or its category usually costs.'
    return answerOf([`${when}${about(subject)} ${none}`, doubtNote(question)])
  }
  const shown = found.slice(0, MAX_ROWS)
  const count =
    found.length > MAX_ROWS ? `more than ${MAX_ROWS} payments stand out. The largest` : counted(found.length)
  return answerOf(
    [
      `${when} ${count}${about(subject)}:`,
      ...shown.flatMap(({ entry, reason }): Piece[] => [
        '\n',
        ...entryPieces(entry, style),
        `: ${because(reason, entry, style)}`,
      ]),
      doubtNote(question),
    ],
    {
      layout: 'TABLE',
      title: 'Unusual',
      rows: shown.map(({ entry, reason }) => ({ ...entryRow(entry, style), text: because(reason, entry, style) })),
    },
  )
}

function counted(count: number): string {
  return count === 1 ? '1 payment stands out' : `${count} payments stand out`
}

function because(reason: Reason, entry: TypicalAmounts['entry'], style: AnswerStyle): string {
  if (reason.kind === 'TWICE') return 'the same sum under the same name twice within a day'
  const usual = `${timesText(reason.times)} times what ${usualThing(reason, entry)} (${style.money(reason.usualMinor)})`
  return reason.first ? `the first of that name, ${usual}` : usual
}

function usualThing({ kind }: Reason, { description, categoryName }: TypicalAmounts['entry']): string {
  if (kind === 'NAME') return `${description} usually costs`
  return kind === 'CATEGORY' && categoryName ? `${categoryName} usually costs` : 'a payment usually costs'
}

/** Uses one decimal below ten, and whole numbers from ten on. */
function timesText(tenths: bigint): string {
  return tenths % 10n === 0n || tenths >= 100n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`
}
