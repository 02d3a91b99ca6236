import type { Group, Ledger } from '../ledger.ts'
import type { Filter, Side } from '../question.ts'
import { type AnswerRow, type AnswerTable, sentenceCase } from './answer.ts'
import { hrefOf } from './links.ts'

/** The limit of rows. The others are summed in one row, so that the table still adds up. */
const MAX_ROWS = 5

/** Compares two periods by category, largest first. Null if both are empty. */
export async function pairsOf([now, before]: [Side, Side], ledger: Ledger): Promise<AnswerTable | null> {
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
    title: sentenceCase(now.subject || 'By category'),
    legend: [bare(before.filter), bare(now.filter)],
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
    return new Map(count > 0 ? [[filter.text, { label: sentenceCase(subject), minor }]] : [])
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
    label: 'Everything else',
    text: '',
    minor: sum(({ minor }) => minor),
    href: null,
    before: { minor: sum(({ before }) => before.minor), href: null },
  }
}

function sizeOf({ minor, before }: PairRow): bigint {
  return minor > before.minor ? minor : before.minor
}

/** Shortens "from October 1 to 21" to "October 1 to 21". */
function bare({ period }: Filter): string {
  return sentenceCase(period.label.replace(/^(from|in|on) /, ''))
}
