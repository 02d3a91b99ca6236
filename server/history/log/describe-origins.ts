import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'

const labels: Readonly<Record<Origin, Text>> = {
  web: msg`in the app`,
  graphql: msg`over the API (GraphQL)`,
  rest: msg`over the API (REST)`,
  mcp: msg`by an AI app (MCP)`,
  upload: msg`by uploading a file`,
  mail: msg`by email`,
  assistant: msg`by the assistant`,
  import: msg`by an import`,
  rule: msg`by a rule`,
  job: msg`automatically`,
  reader: msg`by reading a document`,
  sample: msg`as sample data`,
  server: msg`by the server`,
}

export function describeOrigin(origin: Origin, name: string, grantName: string | null): string {
  const label = render(
    origin === 'assistant' && name ? msg`by the assistant, requested by ${{ name }}` : labels[origin],
  )
  return grantName === null ? label : render(msg`${{ origin: label }}, with the token or app "${{ grantName }}"`)
}
