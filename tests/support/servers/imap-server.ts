import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import type { Certificate } from './certificates.ts'
import { conversation, type ImapState } from './imap-conversation.ts'

export interface ImapServer {
  /** Of the folder Receipts, with a user and a password. */
  url: string
  /** Adds a message that is not seen. @param size what the server says of its size @returns its UID */
  deliver(mail: Buffer, size?: number): number
  isSeen(uid: number): boolean
  unseenCount(): number
  /** The subjects of the messages in a folder, with an asterisk for each that is not seen; undefined without the folder. */
  subjectsIn(folder: string): string[] | undefined
  /** The bytes that were sent of each message, by UID. */
  sentBytes: Map<number, number>
  rejectedCount(): number
  setDown(isDown: boolean): void
  setPassword(password: string): void
  /** Whether later connections have the command MOVE (RFC 6851). */
  setMove(hasMove: boolean): void
  /** Ends each connection at the first command of this name: in the middle of the message, if it is FETCH. */
  dropAt(command: 'FETCH' | 'STORE' | 'MOVE' | undefined): void
  /** Replaces the messages and their UIDs, as after a restore of the mailbox. UIDVALIDITY changes. */
  restore(mails: readonly { mail: Buffer; isSeen: boolean }[]): void
  close(): Promise<void>
}

const firstUid = 100

/**
 * A server on the loopback address that implements enough IMAP4rev1 (RFC 3501) to read a folder, and to mark and move its
 * messages.
 * @param certificate makes it speak TLS from the start
 */
export async function startImap(certificate?: Certificate): Promise<ImapServer> {
  const state: ImapState = {
    folders: new Map([['Receipts', []]]),
    uidValidity: 7,
    nextUid: firstUid,
    password: 'pass word',
    hasMove: true,
    dropsAt: undefined,
    sentBytes: new Map(),
  }
  const inbox = () => state.folders.get('Receipts') ?? []
  const add = (mail: Buffer, size: number, isSeen: boolean) => {
    const uid = state.nextUid++
    inbox().push({ uid, mail, size, isSeen, isDeleted: false })
    return uid
  }
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
    } else conversation(socket, state)
  }
  const server: Server = certificate ? createTlsServer(certificate, accept) : createServer(accept)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  return {
    url: `${certificate ? 'imaps' : 'imap'}://reader:pass%20word@127.0.0.1:${address.port}/Receipts`,
    deliver: (mail, size = mail.length) => add(mail, size, false),
    isSeen: (uid) => inbox().some((message) => message.uid === uid && message.isSeen),
    unseenCount: () => inbox().filter((message) => !message.isSeen).length,
    subjectsIn: (folder) =>
      state.folders
        .get(folder)
        ?.map(({ mail, isSeen }) => `${/^Subject: (.*)\r$/m.exec(mail.toString('latin1'))?.[1]}${isSeen ? '' : '*'}`),
    sentBytes: state.sentBytes,
    rejectedCount: () => rejectedCount,
    setDown(down) {
      isDown = down
    },
    setPassword(password) {
      state.password = password
    },
    setMove(hasMove) {
      state.hasMove = hasMove
    },
    dropAt(command) {
      state.dropsAt = command
    },
    restore(mails) {
      state.folders.set('Receipts', [])
      state.uidValidity += 1
      state.nextUid = firstUid
      for (const { mail, isSeen } of mails) add(mail, mail.length, isSeen)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
