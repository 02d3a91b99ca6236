/**
 * Through what something was changed: our own pages, a program over GraphQL or REST, the assistant at somebody's
 * request, an import, a rule, a job that nobody waits for, the reader of documents, sample data, or the server by itself.
 */
export const origins = [
  'web',
  'graphql',
  'rest',
  'upload',
  'assistant',
  'import',
  'rule',
  'job',
  'reader',
  'sample',
  'server',
] as const
export type Origin = (typeof origins)[number]
