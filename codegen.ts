import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  config: {
    scalars: {
      Cursor: 'string',
      Date: 'string',
      DateTime: 'string',
      Decimal: 'string',
      ID: 'string',
      JSON: 'unknown',
      Month: 'string',
    },
    enumType: 'string-literal',
    useTypeImports: true,
    strictScalars: true,
  },
  generates: {
    'web/generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './schema/hooks.cjs'],
      config: { nonOptionalTypename: true, skipTypeNameForRoot: true },
    },
    'server/http/rest/generated.ts': {
      documents: 'server/http/rest/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
    },
    'server/http/mcp/generated.ts': {
      documents: 'server/http/mcp/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
    },
    'tests/support/generated.ts': {
      documents: ['tests/**/*.graphql', '!tests/**/node_modules/**'],
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  },
}

export default config
