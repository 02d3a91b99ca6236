declare module 'autocannon' {
  export interface Request extends Pick<Options, 'method' | 'headers'> {
    path?: string
    body?: string | undefined
  }
  export interface Client {
    setRequests(requests: Request[]): void
  }
  export interface Options {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    requests?: Request[]
    setupClient?(client: Client): void
    connections: number
    /** In seconds. */
    duration: number
  }
  export interface Result {
    /** Requests per second. */
    requests: { average: number }
    errors: number
    non2xx: number
  }
  // biome-ignore lint/style/noDefaultExport: the package's own export.
  export default function autocannon(options: Options): Promise<Result>
}
