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
    'web/operations/generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', './schema/documents.cjs'],
      config: { nonOptionalTypename: true, skipTypeNameForRoot: true },
    },
    'web/generated.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['./schema/hooks.cjs'],
      config: { documentsFrom: './operations/generated.ts' },
    },
    'server/http/rest/generated.ts': {
      documents: 'server/http/rest/*.graphql',
      plugins: ['typescript-operations', './schema/documents.cjs'],
    },
    'server/http/mcp/generated.ts': {
      documents: 'server/http/mcp/*.graphql',
      plugins: ['typescript-operations', './schema/documents.cjs'],
    },
    'tests/support/generated.ts': {
      documents: ['tests/**/*.graphql', '!tests/**/node_modules/**'],
      plugins: ['typescript-operations', './schema/documents.cjs'],
    },
  },
}

export default config
