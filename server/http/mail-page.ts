import { send } from './answer.ts'
import { escapeHtml, pageStyle } from './page-style.ts'
import { requireGet } from './pages.ts'
import type { Door, Mail } from './parts.ts'

/** GET /dev/mail: the mails that would have been sent, newest first. Embedded mode alone. */
export function createMailDoor(listMails: () => Promise<Mail[]>): Door {
  return async (request, response) => {
    requireGet(request.method)
    send(response, 200, 'text/html; charset=utf-8', pageOf(await listMails()), {
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    })
  }
}

function pageOf(mails: Mail[]): string {
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

function mailOf({ to, subject, text, sentAt }: Mail): string {
  const sent = sentAt.toISOString()
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To <b>${escapeHtml(to)}</b> · <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div>${linked(text)}</div>
</article>`
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')
}

const style = `${pageStyle}
.about, .empty { margin: 4px 0 0; color: var(--muted) }
article { margin-bottom: 16px; padding: 20px; background: var(--panel); border: 1px solid var(--line); border-radius: 12px }
article div { margin-top: 12px; white-space: pre-wrap; overflow-wrap: anywhere }
`
