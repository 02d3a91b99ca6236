declare module 'autocannon' {
  export interface Options {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    /** Sent in turn, by each connection. */
    requests?: Pick<Options, 'method' | 'headers' | 'body'>[]
    connections: number
    /** Seconds. */
    duration: number
  }
  export interface Result {
    /** A second. */
    requests: { average: number }
    errors: number
    non2xx: number
  }
  // biome-ignore lint/style/noDefaultExport: the package's own export.
  export default function autocannon(options: Options): Promise<Result>
}
