interface Categorised {
  category: { name: string } | null
  splits: readonly unknown[]
}

export function categoryLabel({ category, splits }: Categorised): string {
  return splits.length > 0 ? splitLabel(splits.length) : (category?.name ?? 'Uncategorised')
}

export const splitLabel = (count: number) => `Split in ${count}`
