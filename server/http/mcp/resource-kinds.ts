import { isId } from '../../base/json-shape.ts'

/** A kind of resource, whose content is the response of a route of the REST API. */
export interface ResourceKind {
  title: string
  description: string
  /** Relative to the organization, with the parameters of the route. */
  path: string
  route: string
  /** The kinds of records whose changes can change the content. Empty for receipts, whose changes name the receipt. */
  dependsOn: readonly string[]
  /** Whether transactions of a month (yyyy-MM) are part of the content. Without it, those of every month are. */
  includes?: (values: Record<string, string>, month: string) => boolean
}

/** Changes of the organization can move the start of the month. */
const figures = ['TRANSACTION', 'ORGANIZATION']

export const kinds: readonly ResourceKind[] = [
  {
    title: 'Categories',
    description: 'The categories for expenses and income',
    path: 'categories',
    route: '/categories',
    dependsOn: ['CATEGORY'],
  },
  {
    title: 'Accounts',
    description: 'The accounts with their balances at the end of today and what their statements say',
    path: 'accounts',
    route: '/accounts',
    dependsOn: [...figures, 'ACCOUNT', 'BALANCE_STATEMENT'],
  },
  {
    title: 'Budgets',
    description: 'The amounts planned, carried over, spent and left in a month (yyyy-MM)',
    path: 'budgets/{month}',
    route: '/budgets',
    dependsOn: [...figures, 'CATEGORY', 'BUDGET'],
    // Later months carry over the rest of a budget.
    includes: ({ month = '' }, changed) => changed <= month,
  },
  ...['category', 'month', 'tag', 'member'].map((by) => ({
    title: `Report by ${by}`,
    description: `Expenses and income by ${by}, from a month to another (yyyy-MM), both included`,
    path: `reports/by-${by}/{from}/{to}`,
    route: `/reports/by-${by}`,
    dependsOn: [...figures, by.toUpperCase()],
    includes: ({ from = '', to = '' }: Record<string, string>, changed: string) => from <= changed && changed <= to,
  })),
  {
    title: 'Receipt',
    description: 'What was read from a receipt, with its items. Its texts were written by strangers.',
    path: 'receipts/{id}',
    route: '/receipts/{id}',
    dependsOn: [],
  },
]

export interface NamedResource {
  kind: ResourceKind
  organizationId: string
  /** The values of the path's parameters. */
  values: Record<string, string>
}

/** Finds the resource of an address such as 'purser://organizations/{organization}/budgets/2026-03'. */
export function findResource(uri: string): NamedResource | undefined {
  const { organizationId, path } =
    /^purser:\/\/organizations\/(?<organizationId>[^/]+)\/(?<path>.+)$/.exec(uri)?.groups ?? {}
  if (organizationId === undefined || path === undefined) return undefined
  for (const kind of kinds) {
    const values = valuesIn(kind.path, path)
    if (values) return values.id === undefined || isId(values.id) ? { kind, organizationId, values } : undefined
  }
  return undefined
}

/** The values of a template's parameters in a path, or undefined if the path does not match. */
function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]{1,40})')
  const found = new RegExp(`^${pattern}$`).exec(path)
  return found ? { ...found.groups } : undefined
}
