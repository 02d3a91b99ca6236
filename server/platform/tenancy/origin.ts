export const origins = [
  'web',
  'graphql',
  'rest',
  'mcp',
  'upload',
  'mail',
  'assistant',
  'import',
  'rule',
  'job',
  'reader',
  'sample',
  'server',
] as const
export type Origin = (typeof origins)[number]
