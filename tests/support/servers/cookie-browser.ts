/** Opens pages as a browser does: with cookies for each origin and through redirects. It runs no scripts. */
export interface CookieBrowser {
  /** Follows redirects until `stopsAt` or a page that is no redirect, which is only opened if it does not stop there. */
  open(address: string, stopsAt: (url: URL) => boolean, headers?: Record<string, string>): Promise<Opened>
  cookie(origin: string, name: string): string | undefined
  /** The `Set-Cookie` lines of the last page. */
  lastCookies: string[]
  /** Gives this browser the cookies of another one. */
  copyCookies(from: CookieBrowser): void
  cookies: Map<string, Map<string, string>>
}

export interface Opened {
  url: URL
  /** Zero for a page at which the browser has stopped. */
  status: number
}

const maxRedirects = 20

/** @param hosts the real addresses of origins that this machine cannot resolve */
export function createCookieBrowser(
  headers: Record<string, string> = {},
  hosts: Record<string, string> = {},
): CookieBrowser {
  const browser: CookieBrowser = {
    cookies: new Map(),
    lastCookies: [],
    cookie: (origin, name) => browser.cookies.get(origin)?.get(name),
    copyCookies(from) {
      for (const [origin, cookies] of from.cookies) browser.cookies.set(origin, new Map(cookies))
    },
    async open(address, stopsAt, more = {}) {
      let url = new URL(address)
      for (let redirects = 0; redirects < maxRedirects; redirects++) {
        const jar = browser.cookies.get(url.origin) ?? new Map<string, string>()
        browser.cookies.set(url.origin, jar)
        const response = await fetch(url.href.replace(url.origin, hosts[url.origin] ?? url.origin), {
          headers: { ...headers, ...more, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
          redirect: 'manual',
        })
        await response.arrayBuffer()
        browser.lastCookies = response.headers.getSetCookie()
        for (const line of browser.lastCookies) saveCookie(jar, line)
        const location = response.headers.get('location')
        if (location === null) return { url, status: response.status }
        url = new URL(location, url)
        if (stopsAt(url)) return { url, status: 0 }
      }
      throw new Error(`There were more than ${maxRedirects} redirects, the last one to ${url}.`)
    },
  }
  return browser
}

function saveCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const isRemoved = attributes.some((each) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(each))
  if (isRemoved) jar.delete(pair.slice(0, at))
  else jar.set(pair.slice(0, at), pair.slice(at + 1))
}
