import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import type { Group, Ledger } from '../ledger.ts'
import type { Filter, Side } from '../question.ts'
import type { AnswerRow, AnswerStyle, AnswerTable } from './answer.ts'
import { hrefOf } from './links.ts'
import { periodTitle } from './period-texts.ts'
import { topicTitle } from './phrases.ts'
import { sentenceCase } from './sentences.ts'

/** The limit of rows. The others are summed in one row, so that the table still adds up. */
const MAX_ROWS = 5

/** Compares two periods by category, largest first. Null if both are empty. */
export async function pairsOf(
  [now, before]: [Side, Side],
  ledger: Ledger,
  style: AnswerStyle,
): Promise<AnswerTable | null> {
  const [later, earlier] = await Promise.all([groupsOf(now, ledger), groupsOf(before, ledger)])
  const keys = [...new Set([...later.keys(), ...earlier.keys()])]
  if (keys.length === 0) return null

  const rows = keys
    .map((key): PairRow => {
      const [one, other] = [later.get(key), earlier.get(key)]
      return {
        label: one?.label ?? other?.label ?? '',
        text: '',
        minor: one?.minor ?? 0n,
        href: hrefOf(filterOf(key, now)),
        before: { minor: other?.minor ?? 0n, href: hrefOf(filterOf(key, before)) },
      }
    })
    .toSorted((a, b) => Number(sizeOf(b) - sizeOf(a)))
  return {
    layout: 'BARS',
    title: sentenceCase(topicTitle(now.subject) || render(msg`By category`)),
    legend: [periodTitle(before.filter.period, style.today), periodTitle(now.filter.period, style.today)],
    rows: rows.length > MAX_ROWS ? [...rows.slice(0, MAX_ROWS - 1), sumOfRemaining(rows.slice(MAX_ROWS - 1))] : rows,
  }
}

type PairRow = AnswerRow & { minor: bigint; before: NonNullable<AnswerRow['before']> }

async function groupsOf(
  { filter, subject }: Side,
  ledger: Ledger,
): Promise<Map<string | null, Pick<Group, 'label' | 'minor'>>> {
  if (filter.text !== null) {
    const { minor, count } = await ledger.sum(filter)
    return new Map(count > 0 ? [[filter.text, { label: sentenceCase(topicTitle(subject)), minor }]] : [])
  }
  const groups = await ledger.groups(filter, 'CATEGORY')
  return new Map(groups.map((group) => [group.key, group]))
}

function filterOf(key: string | null, { filter }: Side): Filter {
  if (filter.text !== null) return filter
  return key === null ? { ...filter, categoryIds: [], uncategorised: true } : { ...filter, categoryIds: [key] }
}

function sumOfRemaining(rows: PairRow[]): PairRow {
  const sum = (minorOf: (row: PairRow) => bigint) => rows.reduce((minor, row) => minor + minorOf(row), 0n)
  return {
    label: render(msg`Everything else`),
    text: '',
    minor: sum(({ minor }) => minor),
    href: null,
    before: { minor: sum(({ before }) => before.minor), href: null },
  }
}

function sizeOf({ minor, before }: PairRow): bigint {
  return minor > before.minor ? minor : before.minor
}
