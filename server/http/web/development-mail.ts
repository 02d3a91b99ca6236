import { escapeHtml } from '../../base/html.ts'
import { send, sendJson } from '../response.ts'
import type { Handler, QueuedMail } from '../services.ts'
import { requireGet } from './config-and-health.ts'
import { pageStyle } from './server-page-styles.ts'

/**
 * GET /dev/mail: lists the mails that were not sent, newest first, as a page or as JSON (`accept: application/json`).
 * Only in embedded mode.
 */
export function createMailHandler(listMails: () => Promise<QueuedMail[]>): Handler {
  return async (request, response) => {
    requireGet(request.method)
    const mails = await listMails()
    if (request.headers.accept?.startsWith('application/json')) {
      sendJson(response, 200, mails, { vary: 'accept' })
      return
    }
    send(response, 200, 'text/html; charset=utf-8', pageOf(mails), {
      vary: 'accept',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
  }
}

function pageOf(mails: QueuedMail[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail · Purser</title>
<style>${style}</style>
<header><h1>Mail</h1><p>What would have been sent. Newest first; reload to see more.</p></header>
<main>${mails.length === 0 ? '<p class="empty">No mail yet. Register, and the verification mail appears here.</p>' : mails.map(mailOf).join('')}</main>
</html>`
}

function mailOf({ to, subject, text, html, sentAt }: QueuedMail): string {
  const sent = sentAt.toISOString()
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To <b>${escapeHtml(to)}</b> · <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div>${linked(text)}</div>
${html === null ? '' : dressed(subject, html)}</article>`
}

/** The sandboxed mail cannot run scripts or load resources. Its links open in a new tab. */
function dressed(subject: string, html: string): string {
  return `<details><summary>As it looks in a mail program</summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(html)}"></iframe>
</details>
`
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,])/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')
}

const style = `${pageStyle}
.about, .empty { margin: 4px 0 0; color: var(--muted) }
article { margin-bottom: 16px; padding: 20px; background: var(--panel); border: 1px solid var(--line); border-radius: 12px }
article div { margin-top: 12px; white-space: pre-wrap; overflow-wrap: anywhere }
details { margin-top: 16px }
summary { color: var(--accent); cursor: pointer }
iframe { display: block; width: 100%; height: 720px; margin-top: 12px; border: 1px solid var(--line); border-radius: 8px }
`
