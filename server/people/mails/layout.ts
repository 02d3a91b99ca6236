import { msg } from '@lingui/core/runtime-macro'
import type { Mail } from '../../adapters/mail.ts'
import { escapeHtml } from '../../base/html.ts'
import { readerLanguage, render, type Text } from '../../base/text.ts'

/** The strings are already in the language of the reader. */
export interface MailContent {
  to: string
  subject: Text | string
  heading: Text | string
  paragraphs: (Text | string)[]
  facts?: [Text | string, Text | string][]
  button: { label: Text | string; url: string }
  reasons: (Text | string)[]
}

export function compose(letter: MailContent): Mail {
  const { to } = letter
  const button = { ...letter.button, label: oneLine(letter.button.label) }
  const subject = oneLine(letter.subject)
  const heading = oneLine(letter.heading)
  const paragraphs = letter.paragraphs.map(oneLine)
  const facts = (letter.facts ?? []).map(([name, value]): [string, string] => [oneLine(name), oneLine(value)])
  const reasons = letter.reasons.map(oneLine)
  const text = [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    `${button.label}:\n${button.url}`,
    `-- \n${reasons.join('\n')}`,
  ]
  return {
    to,
    subject,
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    html: htmlOf({ subject, heading, paragraphs, facts, button, reasons }),
  }
}

/** Removes control characters, which could inject headers, and bidirectional marks, which could hide text. */
function oneLine(text: Text | string): string {
  return render(text)
    .replace(/[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

interface Page {
  subject: string
  heading: string
  paragraphs: string[]
  facts: [string, string][]
  button: { label: string; url: string }
  reasons: string[]
}

/**
 * Mail clients need tables and inline styles. The classes are only used in dark mode. The logo is drawn with borders,
 * because mail clients block images by default.
 */
function htmlOf({ subject, heading, paragraphs, facts, button, reasons }: Page): string {
  const url = escapeHtml(button.url)
  return `<!doctype html>
<html lang="${readerLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;${font}">
<tr><td style="padding:0 4px 20px">${logo}</td></tr>
<tr><td class="panel" style="background:#ffffff;border:1px solid #e2ded4;border-radius:12px;padding:28px 24px">
<h1 class="text" style="margin:0 0 12px;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.018em;color:#1a1e2b">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraphOf).join('\n')}
${facts.length > 0 ? factsOf(facts) : ''}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 20px"><tr><td class="button" style="background:#2d4bb5;border-radius:8px"><a href="${url}" target="_blank" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
<p class="muted" style="margin:0;font-size:13px;line-height:18px;color:#565b6a">${escapeHtml(render(msg`Or open this address:`))}<br><a class="link" href="${url}" target="_blank" style="color:#2d4bb5;word-break:break-all">${url}</a></p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font-size:13px;line-height:18px;color:#565b6a">${reasons.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function paragraphOf(text: string): string {
  return `<p class="text" style="margin:0 0 12px;font-size:15px;line-height:22px;color:#1a1e2b">${escapeHtml(text)}</p>`
}

function factsOf(facts: [string, string][]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="line muted" style="border-top:1px solid #e2ded4;padding:10px 12px 10px 0;color:#565b6a;white-space:nowrap;vertical-align:top">${escapeHtml(name)}</td><td class="line text" align="right" style="border-top:1px solid #e2ded4;padding:10px 0;font-weight:500;color:#1a1e2b;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;border-bottom:1px solid #e2ded4;font-size:14px;line-height:20px">${rows.join('')}</table>`
}

const font = `font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

const logo = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="26" height="26" valign="top" style="width:26px;height:26px;background:#2d4bb5;border-radius:7px;font-size:0;line-height:0">
<div style="width:4px;height:4px;margin:5px 0 0 12px;border:2px solid #ffffff;border-radius:50%"></div>
<div style="width:14px;height:2px;margin:2px 0 0 6px;background:#ffffff;border-radius:1px"></div>
<div style="width:14px;height:1px;margin:2px 0 0 6px;background:#ffffff"></div>
</td>
<td class="text" style="padding-left:9px;font-size:16px;line-height:26px;font-weight:600;letter-spacing:-0.01em;color:#1a1e2b">Purser</td>
</tr></table>`

const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #12151c !important }
  .panel { background: #1a1e27 !important; border-color: #2d3441 !important }
  .line { border-color: #2d3441 !important }
  .text { color: #eceae4 !important }
  .muted { color: #a9aebb !important }
  .link { color: #9fb2fb !important }
  .button { background: #4a66d4 !important }
}
`
