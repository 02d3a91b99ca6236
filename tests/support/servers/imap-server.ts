import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import type { Certificate } from './certificates.ts'

export interface ImapServer {
  /** Of the folder Receipts, with a user and a password. */
  url: string
  /** Adds a message that is not seen. @returns its UID */
  deliver(mail: Buffer): number
  isSeen(uid: number): boolean
  unseenCount(): number
  /** The bytes that were sent of each message, by UID. */
  sentBytes: Map<number, number>
  rejectedCount(): number
  setDown(isDown: boolean): void
  close(): Promise<void>
}

interface Message {
  uid: number
  mail: Buffer
  isSeen: boolean
}

const login = '"reader" "pass word"'

/**
 * A server on the loopback address that implements enough IMAP4rev1 (RFC 3501) to read a folder and mark its messages.
 * @param certificate makes it speak TLS from the start
 */
export async function startImap(certificate?: Certificate): Promise<ImapServer> {
  const messages: Message[] = []
  const sentBytes = new Map<number, number>()
  const sockets = new Set<Socket>()
  let isDown = false
  let rejectedCount = 0
  const accept = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (isDown) {
      rejectedCount += 1
      socket.end('* BYE Not now\r\n')
    } else converse(socket, messages, sentBytes)
  }
  const server: Server = certificate ? createTlsServer(certificate, accept) : createServer(accept)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return {
    url: `${certificate ? 'imaps' : 'imap'}://reader:pass%20word@127.0.0.1:${address.port}/Receipts`,
    deliver(mail) {
      const uid = 100 + messages.length
      messages.push({ uid, mail, isSeen: false })
      return uid
    },
    isSeen: (uid) => messages.some((message) => message.uid === uid && message.isSeen),
    unseenCount: () => messages.filter((message) => !message.isSeen).length,
    sentBytes,
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

function converse(socket: Socket, messages: Message[], sentBytes: Map<number, number>): void {
  let rest = ''
  let isSignedIn = false
  let isOpen = false
  const writeLine = (line: string) => socket.write(`${line}\r\n`)
  const find = (uid: string) => messages.find((message) => message.uid === Number(uid))

  /** Writes the untagged responses of a command. @returns the tagged one */
  const answer = (command: string): string => {
    if (command === 'CAPABILITY') writeLine('* CAPABILITY IMAP4rev1')
    else if (command === 'NOOP') return 'OK Nothing'
    else if (command === 'LOGOUT') writeLine('* BYE Bye')
    else if (command.startsWith('LOGIN ')) {
      isSignedIn = command === `LOGIN ${login}`
      return isSignedIn ? 'OK Signed in' : 'NO [AUTHENTICATIONFAILED] Wrong password'
    } else if (!isSignedIn) return 'BAD Sign in first'
    else if (command === 'LIST "" ""') writeLine('* LIST (\\Noselect) "/" ""')
    else if (command.startsWith('LIST ')) writeLine('* LIST () "/" Receipts')
    else if (/^SELECT "?Receipts"?$/.test(command)) {
      isOpen = true
      writeLine(`* ${messages.length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 7] Valid`)
      writeLine('* OK [PERMANENTFLAGS (\\Seen)] Flags')
      return 'OK [READ-WRITE] Open'
    } else if (!isOpen) return 'NO No folder'
    else return answerInFolder(command)
    return 'OK Done'
  }

  const answerInFolder = (command: string): string => {
    const [, fetched = '', most = ''] = /^UID FETCH (\d+) \(.*BODY\.PEEK\[\]<0\.(\d+)>.*\)$/.exec(command) ?? []
    const [, stored = ''] = /^UID STORE (\d+) \+FLAGS \(\\Seen\)$/.exec(command) ?? []
    const message = find(fetched || stored)
    if (command === 'UID SEARCH UNSEEN') {
      const unseen = messages.filter(({ isSeen }) => !isSeen).map(({ uid }) => ` ${uid}`)
      writeLine(`* SEARCH${unseen.join('')}`)
    } else if (!fetched && !stored) return 'BAD Unknown command'
    else if (!message) return 'OK No such message'
    else if (stored) {
      message.isSeen = true
      writeLine(`* ${messages.indexOf(message) + 1} FETCH (UID ${message.uid} FLAGS (\\Seen))`)
    } else writeContent(message, Number(most))
    return 'OK Done'
  }

  const writeContent = (message: Message, most: number) => {
    const bytes = message.mail.subarray(0, most)
    sentBytes.set(message.uid, (sentBytes.get(message.uid) ?? 0) + bytes.length)
    const head = `UID ${message.uid} RFC822.SIZE ${message.mail.length} BODY[]<0> {${bytes.length}}`
    socket.write(`* ${messages.indexOf(message) + 1} FETCH (${head}\r\n`)
    socket.write(bytes)
    writeLine(')')
  }

  writeLine('* OK [CAPABILITY IMAP4rev1] A server for tests')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [tag = '', ...words] = line.split(' ')
      const command = words.join(' ')
      writeLine(`${tag} ${answer(command)}`)
      if (command === 'LOGOUT') socket.end()
    }
  })
}
