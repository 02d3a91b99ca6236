interface Categorised {
  category: { name: string } | null
  splits: readonly unknown[]
}

export function categoryWords({ category, splits }: Categorised): string {
  return splits.length > 0 ? splitWords(splits.length) : (category?.name ?? 'Uncategorised')
}

export const splitWords = (count: number) => `Split in ${count}`
