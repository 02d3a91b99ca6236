import { createHash } from 'node:crypto'
import { receiptPicture } from '../../api/intake/receipt-files.ts'
import { csv, receiptLines, receiptPages, type SentFile } from '../../support/data/sent-files.ts'
import type { TranscriptionResult } from '../../support/servers/transcription-server.ts'

export interface Sample extends SentFile {
  kind: Kind
  stage: 'STAGED' | 'FAILED'
  items: number[]
  credits: number
  transcripts?: TranscriptionResult[]
}

export type Kind = (typeof kinds)[number]
export const kinds = [
  'picture',
  'PDF',
  'two receipts',
  'long PDF',
  'list',
  'same again',
  'damaged',
  'empty',
  'voice',
  'voice, silent',
  'voice, asks',
] as const

/** Creates the same documents for the same seed. All files differ except those named "same again". */
export function samples(count: number, random: () => number): Sample[] {
  const made: Sample[] = []
  for (let number = 0; number < count; number++) {
    const at = number % sequence.length
    made.push(sampleOf(sequence[at] ?? 'PDF', number, random, made.at(-1)))
  }
  return made
}

/** Each group of ten, which one user sends, contains one duplicate. */
const sequence: Kind[] = [
  'picture',
  'voice',
  'PDF',
  'same again',
  'list',
  'two receipts',
  'damaged',
  'picture',
  'empty',
  'PDF',
  'PDF',
  'voice, silent',
  'list',
  'same again',
  'picture',
  'long PDF',
  'voice',
  'two receipts',
  'voice, asks',
  'damaged',
]

function sampleOf(kind: Kind, number: number, random: () => number, before: Sample | undefined): Sample {
  const cents = () => 100 + Math.floor(random() * 5_000)
  const shop = (nth: number) =>
    receiptLines(`SHOP ${letters(number)} ${['ONE', 'TWO'][nth]}`, cents() / 100, cents() / 100)
  const staged = (items: number[], credits = 1) => ({ kind, stage: 'STAGED' as const, items, credits })
  const failed = { kind, stage: 'FAILED' as const, items: [0], credits: 0 }
  switch (kind) {
    case 'picture':
      return { ...picture(number, cents), ...staged([2]) }
    case 'PDF':
      return { ...receiptPages([shop(0)], `${number}.pdf`), ...staged([2]) }
    case 'two receipts':
      return { ...receiptPages([shop(0), shop(1)], `${number}.pdf`), ...staged([2, 2]) }
    case 'long PDF':
      return { ...receiptPages([shop(0), ...Array.from({ length: 5 }, terms)], `${number}.pdf`), ...staged([2], 2) }
    case 'list': {
      const rows = ['Groceries', 'Rent', `Club ${number}`].map((name) => `${name},${cents() / 100}`)
      return { ...csv(`Category,Planned\n${rows.join('\n')}\n`, `${number}.csv`), ...staged([3]) }
    }
    case 'same again': {
      if (!before) throw new Error('Nothing came before it.')
      return { ...before, kind, credits: 0 }
    }
    case 'damaged': {
      const whole = receiptPages([shop(0)], `${number}.pdf`)
      return { ...whole, bytes: whole.bytes.subarray(0, 200 + Math.floor(random() * 100)), ...failed }
    }
    case 'empty':
      return { ...receiptPages([[`... ${number}`]], `${number}.pdf`), ...failed }
    case 'voice':
      return note(number, random, staged([2]), `taxi ${cents() / 100} and lunch ${cents() / 100}`)
    case 'voice, silent':
      return note(number, random, failed, '')
    case 'voice, asks':
      return note(number, random, staged([0]), 'How much did I spend this month?')
  }
}

function picture(number: number, cents: () => number): SentFile {
  const [milk, bread] = [cents(), cents()]
  const amount = (value: number) => (value / 100).toFixed(2)
  const bytes = receiptPicture([
    [`SHOP ${letters(number)}`],
    ['Main Street 5'],
    ['Date: 2026-03-14'],
    ['Milk', amount(milk)],
    ['Bread', amount(bread)],
    ['TOTAL', `$${amount(milk + bread)}`],
  ])
  return { fileName: `${number}.png`, contentType: 'image/png', bytes }
}

const terms = (): string[] => ['General terms', 'Goods can be brought back within two weeks.', 'Keep this paper.']

function note(
  number: number,
  random: () => number,
  outcome: Pick<Sample, 'kind' | 'stage' | 'items' | 'credits'>,
  text: string,
): Sample {
  const head = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701', 'hex')
  const rest = createHash('sha512').update(`${number} ${random()}`).digest()
  const transcripts: TranscriptionResult[] = random() < 0.3 ? [{ status: 503 }, { text }] : [{ text }]
  const fileName = `${number}.webm`
  return { fileName, contentType: 'audio/webm', bytes: Buffer.concat([head, rest]), ...outcome, transcripts }
}

const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))
