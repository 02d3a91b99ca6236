import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  head: string[]
  body: string
}

export interface SmtpServer {
  url: string
  mails: ReceivedMail[]
  rejectedCount(): number
  setDown(isDown: boolean): void
  close(): Promise<void>
}

/** A server on the loopback address that implements enough SMTP (RFC 5321) to receive mail. */
export async function startSmtp(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let isDown = false
  let rejectedCount = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (isDown) {
      rejectedCount += 1
      socket.end('421 Not now\r\n')
    } else converse(socket, mails)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    rejectedCount: () => rejectedCount,
    setDown(down) {
      isDown = down
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, mails: ReceivedMail[]): void {
  let envelope: { from: string; to: string[] } = { from: '', to: [] }
  let content: string[] | undefined
  let rest = ''
  const writeLine = (line: string) => socket.write(`${line}\r\n`)

  const handleLine = (line: string) => {
    if (content) {
      if (line !== '.') return void content.push(line.replace(/^\.\./, '.'))
      mails.push({ ...envelope, ...splitHeaders(content) })
      content = undefined
      envelope = { from: '', to: [] }
      return void writeLine('250 Taken')
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'MAIL') envelope.from = address
    if (command === 'RCPT') envelope.to.push(address)
    if (command === 'AUTH') return void writeLine('535 No accounts')
    if (command === 'DATA') {
      content = []
      return void writeLine('354 Go on')
    }
    writeLine(command === 'QUIT' ? '221 Bye' : '250 Good')
    if (command === 'QUIT') socket.end()
  }

  writeLine('220 A server for tests')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) handleLine(line)
  })
}

function splitHeaders(lines: string[]): Pick<ReceivedMail, 'head' | 'body'> {
  const end = lines.indexOf('')
  const head = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ')
  return { head: head.split('\r\n'), body: lines.slice(end + 1).join('\r\n') }
}

/** Returns a header value with encoded words decoded (RFC 2047). */
export function fieldOf({ head }: Pick<ReceivedMail, 'head'>, name: string): string {
  const field = head.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  return field
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )
}

/** Returns the decoded parts of a multipart body by content type. */
export function bodiesOf(mail: ReceivedMail): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(fieldOf(mail, 'content-type'))?.[1]
  const bodyParts = mail.body.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    bodyParts.map((part) => {
      const { head, body } = splitHeaders(part.replace(/^\r\n/, '').split('\r\n'))
      const type = fieldOf({ head }, 'content-type').split(';')[0] ?? ''
      const how = fieldOf({ head }, 'content-transfer-encoding').toLowerCase()
      if (how === 'base64') return [type, Buffer.from(body, 'base64').toString()]
      return [type, how === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body]
    }),
  )
}

function quoted(text: string): string {
  const bytes = text.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
