import { t } from '@lingui/core/macro'

interface Categorised {
  category: { name: string } | null
  splits: readonly unknown[]
}

export function categoryLabel({ category, splits }: Categorised): string {
  return splits.length > 0 ? splitLabel(splits.length) : (category?.name ?? t`Uncategorised`)
}

export const splitLabel = (count: number) => t`Split in ${count}`
