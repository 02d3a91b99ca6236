import { msg } from '@lingui/core/runtime-macro'
import { escapeHtml } from '../../base/html.ts'
import { readerLanguage, render, type Text } from '../../base/text.ts'
import { pageStyle } from '../web/server-page-styles.ts'

const html = (text: Text) => escapeHtml(render(text))

/** The policy for a page without scripts. */
export const errorPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The page for an authorization request that cannot be sent back to its app.
 * @param description for the developers of the app
 */
export function renderErrorPage(description: string): string {
  const title = html(msg`Couldn't connect the app`)
  return `<!doctype html>
<html lang="${readerLanguage()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Purser</title>
<style>${pageStyle}
code { color: var(--muted); overflow-wrap: anywhere }</style>
<header><h1>${title}</h1></header>
<main>
<p>${html(msg`Go back to the app and start again. If this happens again, tell the developers of the app:`)}</p>
<p><code>${escapeHtml(description)}</code></p>
</main>
</html>`
}
