import { plainName } from '../../intake/receipts/merchant-similarity.ts'

/** 'purser-smith-household-transactions-2026-01-01-2026-03-31.csv' */
export function exportName(organization: string, what: string, ending: string, days: readonly string[]): string {
  const slug = [...plainName(organization.replace(/['’]/g, '')).replaceAll(' ', '-')]
    .slice(0, 40)
    .join('')
    .replace(/-$/, '')
  return `${['purser', slug, what, ...days].filter((part) => part !== '').join('-')}.${ending}`
}

export function daysOf({ from, to }: { from?: string | null; to?: string | null }, today: string): string[] {
  if (from && to) return [from, to]
  return [...(from ? ['from', from] : []), ...(to ? ['until', to] : []), ...(from || to ? [] : [today])]
}
