// A plugin of the code generator: one Apollo hook for each operation. The published hook plugin accepts neither
// graphql 17 nor Apollo Client 4.
const { concatAST, Kind } = require('graphql')

const capitalised = (name) => name[0].toUpperCase() + name.slice(1)

module.exports = {
  plugin(_schema, documents) {
    const lines = []
    const imports = new Set()
    for (const definition of concatAST(documents.map(({ document }) => document)).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue
      const name = capitalised(definition.name.value)
      const result = name + capitalised(definition.operation)
      const variables = `${result}Variables`
      const hasRequired = (definition.variableDefinitions ?? []).some(
        ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
      )
      const hook = `use${capitalised(definition.operation)}`
      imports.add(hook)
      if (definition.operation === 'query') {
        imports.add('useLazyQuery')
        lines.push(
          hasRequired
            ? `export const use${result} = (options: useQuery.Options<${result}, ${variables}> & ({ variables: ${variables}; skip?: boolean } | { skip: boolean })) => useQuery(${name}Document, options as useQuery.Options<${result}, ${variables}> & { variables: ${variables} });`
            : `export const use${result} = (options?: useQuery.Options<${result}, ${variables}>) => useQuery(${name}Document, options ?? {});`,
          `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${result}, ${variables}>) => useLazyQuery(${name}Document, options);`,
        )
      } else if (definition.operation === 'mutation') {
        lines.push(
          `export const use${result} = (options?: useMutation.Options<${result}, ${variables}>) => useMutation(${name}Document, options);`,
        )
      } else {
        lines.push(
          `export const use${result} = (options${hasRequired ? '' : '?'}: useSubscription.Options<${result}, ${variables}>${hasRequired ? ` & { variables: ${variables} }` : ''}) => useSubscription(${name}Document, options${hasRequired ? '' : ' ?? {}'});`,
        )
      }
    }
    const used = [...imports].sort().join(', ')
    return { prepend: used ? [`import { ${used} } from '@apollo/client/react';`] : [], content: lines.join('\n') }
  },
}
