/** Operations that GraphiQL opens in tabs of their own, for users who open it for the first time. */
const examples = [
  `# Your organizations. Put the id of one into the header x-active-organization-id.
query Organizations {
  organizations { id name userRole }
}`,
  `# The latest transactions. Pass endCursor as $after to read the next page.
query Transactions($after: String) {
  transactions(first: 20, after: $after) {
    edges { node { id date description amount { value currency } category { name } } }
    pageInfo { hasNextPage endCursor }
  }
}`,
  `mutation RecordTransaction {
  createTransaction(
    input: { type: EXPENSE, amount: "12.50", date: "2026-03-31", description: "Lunch", note: "", reviewed: true }
  ) { id amount { value currency } }
}`,
  `# Each change arrives here as it happens. Pass the last cursor as \`after\` to resume.
subscription LedgerChanged {
  ledgerChanged { cursor changes { kind action id transaction { description amount { value } } } }
}`,
]

export const exampleTabs = (headers: string) => examples.map((query) => ({ query: `${query}\n`, headers }))
