import type { SpendingRowFragment } from '../../generated.ts'
import { sumOf } from '../../shared/format/decimals.ts'

export interface SpendingPart {
  key: string
  name: string
  /** Of the month's spending. */
  percent: number
  amount: { value: string; currency: string }
  /** 1 to 8: a place in the palette. */
  color: number
  category: SpendingRowFragment['category']
  /** The ids it is made of; null is uncategorised. */
  categories: readonly (string | null)[]
  isRest: boolean
}

const shown = 7
const slate = 8

/** The largest first; where there are more than fit, the last line is everything else, to the cent. */
export function spendingParts(spending: readonly SpendingRowFragment[]): SpendingPart[] {
  const spent = spending.filter(({ amount }) => Number(amount.value) !== 0)
  if (spent.length <= shown) return spent.map(partOf)

  const rest = spent.slice(shown - 1)
  const [first] = rest
  if (!first) return []
  return [
    ...spent.slice(0, shown - 1).map(partOf),
    {
      key: 'rest',
      name: 'Everything else',
      percent: rest.reduce((sum, { percent }) => sum + percent, 0),
      amount: { value: sumOf(rest.map(({ amount }) => amount.value)), currency: first.amount.currency },
      color: slate,
      category: null,
      categories: rest.flatMap(idsOf),
      isRest: true,
    },
  ]
}

function partOf(row: SpendingRowFragment): SpendingPart {
  const { category, percent, amount } = row
  return {
    key: category?.id ?? 'none',
    name: category?.name ?? 'Uncategorised',
    percent,
    amount,
    color: category?.color ?? slate,
    category,
    categories: idsOf(row),
    isRest: false,
  }
}

const idsOf = ({ category, categoryIds }: SpendingRowFragment) => (category ? categoryIds : [null])
