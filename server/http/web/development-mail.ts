import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { escapeHtml } from '../../base/html.ts'
import { readerLanguage, render, type Text } from '../../base/text.ts'
import { isOwnHost } from '../own-host.ts'
import { requireGet } from '../require-get.ts'
import { send, sendJson } from '../response.ts'
import type { Handler, HttpServices, QueuedMail } from '../services.ts'
import { pageStyle } from './server-page-styles.ts'

/**
 * GET /dev/mail: lists the mails that were not sent, newest first, as a page or as JSON (`accept: application/json`).
 * Only in embedded mode.
 */
export function createMailHandler(listMails: () => Promise<QueuedMail[]>, services: HttpServices): Handler {
  return async (request, response) => {
    requireGet(request.method)
    if (!isOwnHost(request, services)) {
      throw new AppError(
        'FORBIDDEN',
        msg`Open this page at localhost, at the server's IP address or at its PUBLIC_URL.`,
      )
    }
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

const html = (text: Text) => escapeHtml(render(text))

function pageOf(mails: QueuedMail[]): string {
  const empty = msg`No mail yet. Register, and the verification mail appears here.`
  return `<!doctype html>
<html lang="${readerLanguage()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(msg`Mail`)} · Purser</title>
<style>${style}</style>
<header><h1>${html(msg`Mail`)}</h1><p>${html(msg`Mail that would have been sent, newest first. Reload to see more.`)}</p></header>
<main>${mails.length === 0 ? `<p class="empty">${html(empty)}</p>` : mails.map(mailOf).join('')}</main>
</html>`
}

function mailOf({ to, subject, text, html: body, sentAt }: QueuedMail): string {
  const sent = sentAt.toISOString()
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">${html(msg`To ${{ recipient: to }}`)} · <time datetime="${sent}">${sent.slice(0, 16).replace('T', ' ')} UTC</time></p>
<div>${linked(text)}</div>
${body === null ? '' : dressed(subject, body)}</article>`
}

/** The sandboxed mail cannot run scripts or load resources. Its links open in a new tab. */
function dressed(subject: string, body: string): string {
  return `<details><summary>${html(msg`Preview in a mail app`)}</summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(body)}"></iframe>
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
