/** The classes of routes, and how their paths begin. Metrics use them as labels, because paths contain ids. */
export const routes = {
  graphql: ['/graphql'],
  rest: ['/api', '/api/'],
  mcp: ['/mcp'],
  auth: ['/auth/'],
  oauth: ['/oauth/', '/.well-known/'],
  billing: ['/billing/'],
  upload: ['/uploads/'],
  file: ['/files/'],
  export: ['/exports/'],
  archive: ['/archives/'],
  health: ['/health/'],
  web: [],
} as const

export type Route = keyof typeof routes

export function routeOf(path: string): Route {
  const found = Object.entries(routes).find(([, starts]) =>
    starts.some((start) => (start.endsWith('/') ? path.startsWith(start) : path === start)),
  )
  return (found?.[0] ?? 'web') as Route
}
