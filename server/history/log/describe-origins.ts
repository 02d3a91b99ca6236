import type { Origin } from '../../platform/tenancy/origin.ts'

const labels: Readonly<Record<Origin, string>> = {
  web: 'in the app',
  graphql: 'over the API (GraphQL)',
  rest: 'over the API (REST)',
  upload: 'by sending a file',
  assistant: 'by the assistant',
  import: 'by an import',
  rule: 'by a rule',
  job: 'by a job',
  reader: 'by the reader',
  sample: 'as sample data',
  server: 'by the server',
}

export function describeOrigin(origin: Origin, name: string): string {
  return origin === 'assistant' && name ? `by the assistant, at ${name}’s request` : labels[origin]
}
