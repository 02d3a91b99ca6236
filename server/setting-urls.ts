/** Requests with the secret key stay encrypted or on this machine. */
export function isSafeBase(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {}
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname ?? ''))
}

/** A password from a file needs no encoding in the URL. */
export function withPassword(url: string | undefined, password: string | undefined): string | undefined {
  if (!url || !password || !URL.canParse(url)) return url
  const full = new URL(url)
  full.password = encodeURIComponent(password)
  return full.href
}
