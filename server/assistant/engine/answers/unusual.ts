import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import type { Ledger, TypicalAmounts } from '../ledger.ts'
import type { UnusualQuestion } from '../question.ts'
import { type Reason, reasonOf } from '../unusual.ts'
import { type Answer, type AnswerStyle, answerOf, type Piece } from './answer.ts'
import { formatNumber } from './formats.ts'
import { doubtNote, entryPieces, entryRow, scopeOf } from './phrases.ts'
import { lines, paragraph, phrase, plainPhrase, sentence } from './sentences.ts'

const MAX_ROWS = 10

interface Outstanding {
  entry: TypicalAmounts['entry']
  reason: Reason
}

/**
 * "In November 2026 you have 1 unusual payment:", then "Dentist, $120.00, on November 3: 4 times what Health usually
 * costs ($30.00)".
 */
export async function answerUnusual(question: UnusualQuestion, ledger: Ledger, style: AnswerStyle): Promise<Answer> {
  const found = (await ledger.usual(question.filter)).flatMap((usual): Outstanding[] => {
    const reason = reasonOf(usual)
    return reason ? [{ entry: usual.entry, reason }] : []
  })
  if (found.length === 0) return answerOf(paragraph(noneSentence(question, style), doubtNote(question)))
  const shown = found.slice(0, MAX_ROWS)
  return answerOf(
    lines(leadOf(question, found.length, style), ...shown.map((each) => lineOf(each, style)), doubtNote(question)),
    {
      layout: 'TABLE',
      title: render(msg`Unusual`),
      rows: shown.map(({ entry, reason }) => ({ ...entryRow(entry, style), text: because(reason, entry, style) })),
    },
  )
}

function noneSentence(question: UnusualQuestion, style: AnswerStyle): Piece[] {
  const { period, subject } = scopeOf(question, style)
  return paragraph(
    sentence(msg`${{ period }} there are no unusual payments ${{ subject }}.`),
    sentence(msg`No payment is far above what its name or category usually costs.`),
  )
}

function leadOf(question: UnusualQuestion, count: number, style: AnswerStyle): Piece[] {
  const { period, subject } = scopeOf(question, style)
  if (count > MAX_ROWS) {
    return paragraph(
      sentence(msg`${{ period }} you have more than ${{ limit: MAX_ROWS }} unusual payments ${{ subject }}.`),
      sentence(msg`The largest:`),
    )
  }
  const payments = render(msg`${plural({ count }, { one: '# unusual payment', other: '# unusual payments' })}`)
  return sentence(msg`${{ period }} you have ${{ payments }} ${{ subject }}:`)
}

function lineOf({ entry, reason }: Outstanding, style: AnswerStyle): Piece[] {
  return phrase(msg`${{ payment: entryPieces(entry, style) }}: ${{ reason: because(reason, entry, style) }}`)
}

function because(reason: Reason, { description, categoryName }: TypicalAmounts['entry'], style: AnswerStyle): string {
  if (reason.kind === 'TWICE') return render(msg`the same amount under the same name twice within a day`)
  const { kind, first } = reason
  const times = timesText(reason.times)
  const usual = style.money(reason.usualMinor)
  if (kind === 'NAME') {
    return plainPhrase(msg`${{ times }} times what ${{ name: description }} usually costs (${{ usual }})`)
  }
  if (kind === 'CATEGORY' && categoryName) {
    return plainPhrase(
      first
        ? msg`the first with this name, and ${{ times }} times what ${{ name: categoryName }} usually costs (${{ usual }})`
        : msg`${{ times }} times what ${{ name: categoryName }} usually costs (${{ usual }})`,
    )
  }
  return plainPhrase(
    first
      ? msg`the first with this name, and ${{ times }} times what a payment usually costs (${{ usual }})`
      : msg`${{ times }} times what a payment usually costs (${{ usual }})`,
  )
}

/** Uses one decimal below ten, and whole numbers from ten on. */
function timesText(tenths: bigint): string {
  return formatNumber(tenths >= 100n ? Number(tenths / 10n) : Number(tenths) / 10)
}
