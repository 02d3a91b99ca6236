export interface MailPart {
  type: string
  fileName?: string
  bytes: Buffer | string
}

interface MailOptions {
  from?: string
  to?: string
  subject?: string
  messageId?: string
  parts: readonly MailPart[]
}

const crlf = '\r\n'

/** Writes a mail as a mail program does. */
export function mailOf({ messageId, parts, ...options }: MailOptions) {
  const { from = 'Shop <shop@example.com>', to = 'me@example.com', subject = 'Your receipt' } = options
  const boundary = 'part-of-this-mail'
  return Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      'Date: Sun, 22 Nov 2026 10:30:00 +0100',
      ...(messageId ? [`Message-ID: <${messageId}>`] : []),
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      ...parts.flatMap((part) => [`--${boundary}`, ...linesOf(part)]),
      `--${boundary}--`,
      '',
    ].join(crlf),
    'latin1',
  )
}

function linesOf({ type, fileName, bytes }: MailPart): string[] {
  const disposition = fileName === undefined ? [] : [`Content-Disposition: attachment; filename="${fileName}"`]
  const content =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  return [`Content-Type: ${type}`, ...disposition, 'Content-Transfer-Encoding: base64', '', ...content]
}

export const shopHtml = `<html><head><title>Order</title><style>td { color: red }</style></head><body>
<img src="http://127.0.0.1:1/pixel.gif"><h1>Green Lake Market</h1><p>Date: 2026-11-20</p>
<table><tr><td>Apples</td><td>$3.50</td></tr><tr><td>Bread</td><td>$2.50</td></tr>
<tr><td><b>Total</b></td><td><b>$6.00</b></td></tr></table><script>document.write('Total $99.00')</script></body></html>`
