interface Surroundings {
  /** The page behind the window. */
  pathname: string
  pendingCount: number | null
  /** Expense categories by name. */
  categoryNames: readonly string[]
  /** Whether what was spent may be told, too. */
  mayTell: boolean
}

/** Three or four things to ask that fit where the person is. Each is understood with no model. */
export function suggestedPrompts({ pathname, pendingCount, categoryNames, mayTell }: Surroundings): string[] {
  const [first, second = first] = categoryNames.map((name) => name.toLowerCase())
  const spent = first ? `How much did I spend on ${first} this month?` : 'How much did I spend this month?'
  const left = second ? `What is left in ${second}?` : 'What is left in my budgets?'
  const told = mayTell ? ['Spent 12.50 on lunch yesterday'] : []
  const pending = pendingCount ? ['What is left to review?'] : []

  if (pathname.startsWith('/budgets')) return [left, spent, 'Compare this month with last', ...pending]
  if (pathname.startsWith('/transactions')) {
    return ['What are my largest expenses this month?', spent, ...told, ...pending]
  }
  return [...pending, spent, 'Compare this month with last', ...told]
}
