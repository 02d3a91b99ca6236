import { ImapFlow } from 'imapflow'

export interface MailboxSettings {
  /** Such as imaps://user:password@mail.example.com/INBOX. */
  url: string
  /** The folder that is read. Folders within a folder are separated by '/'. */
  folder: string
  /** The folder to which added emails are moved. Undefined: they stay where they are. */
  doneFolder: string | undefined
  /** The address whose mail arrives in the mailbox, in lower case: 'receipts@example.com'. */
  address: string
}

export interface MailboxSession {
  /** Another value means that the server has given other ids to the messages of the folder. */
  uidValidity: string
  /** The ids of the messages that are not marked as seen, the oldest first. */
  listUnseen(): Promise<number[]>
  /** @returns the size of a message and at most `most` of its first bytes; undefined if the message is gone */
  fetch(id: number, most: number): Promise<{ size: number; bytes: Buffer } | undefined>
  markSeen(id: number): Promise<void>
  /** Moves a message to a folder that exists. */
  move(id: number, folder: string): Promise<void>
  /** @throws Error with the code NO_DONE_FOLDER if the folder is missing and cannot be created */
  createFolder(folder: string): Promise<void>
  /** False after the connection was lost. */
  isUsable(): boolean
}

export interface Mailbox {
  address: string
  doneFolder: string | undefined
  /**
   * Connects, signs in and opens the folder for the duration of the work.
   * @throws Error with a code for a mailbox that cannot be reached or used: EAUTH if the login is refused, NO_FOLDER if
   * there is no such folder
   */
  open<Result>(work: (session: MailboxSession) => Promise<Result>): Promise<Result>
  /** Asks the work to end after the current message. */
  close(): void
  isClosed(): boolean
}

/** In milliseconds. A message is handled without traffic on the connection, so the last is the longest. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 }
const kilobyte = 1_024
/** In bytes. A hostile server cannot fill the memory. */
const responses = {
  maxLineLength: 1_024 * kilobyte,
  maxLiteralSize: 16_384 * kilobyte,
  maxResponseSize: 20_480 * kilobyte,
}

export function openMailbox({ url, folder, address, doneFolder }: MailboxSettings): Mailbox {
  let isClosed = false
  return {
    address,
    doneFolder,
    isClosed: () => isClosed,
    close() {
      isClosed = true
    },
    async open(work) {
      const client = clientOf(url)
      try {
        await client.connect().catch((error: unknown) => {
          throw isRefusedLogin(error) ? withCode('EAUTH', error) : error
        })
        const opened = await client.mailboxOpen(folder).catch((error: unknown) => {
          throw client.usable ? withCode('NO_FOLDER', error) : error
        })
        return await work(sessionOf(client, String(opened.uidValidity)))
      } finally {
        await client.logout().catch(() => {})
        client.close()
      }
    },
  }
}

function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const client = new ImapFlow({
    ...timeouts,
    ...responses,
    host,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // The password never crosses a network without TLS.
    doSTARTTLS: secure || isLoopback(host) ? undefined : true,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
  })
  // A broken connection also rejects the command that waits for it.
  client.on('error', () => {})
  return client
}

function sessionOf(client: ImapFlow, uidValidity: string): MailboxSession {
  return {
    uidValidity,
    async listUnseen() {
      const found = await client.search({ seen: false }, { uid: true })
      if (!found) throw new Error('The mail server did not search the folder.')
      return [...found].sort((a, b) => a - b)
    },
    async fetch(id, most) {
      const found = await client.fetchOne(String(id), { size: true, source: { maxLength: most } }, { uid: true })
      if (!found) return undefined
      const { size = 0, source } = found
      if (!source) throw new Error('The mail server did not send the content of a message.')
      return { size: Math.max(size, source.length), bytes: source }
    },
    async markSeen(id) {
      const isMarked = await client.messageFlagsAdd(String(id), ['\\Seen'], { uid: true })
      if (!isMarked) throw new Error('The mail server did not mark a message as seen.')
    },
    async move(id, folder) {
      // A server without the command MOVE copies the message and deletes it here.
      const isMoved = await client.messageMove(String(id), pathOf(folder), { uid: true })
      if (!isMoved) throw new Error('The mail server did not move a message.')
    },
    async createFolder(folder) {
      // Servers without ALREADYEXISTS (RFC 5530) do not tell why they refuse a folder, so it is looked for first.
      const found = await client.status(pathOf(folder), { messages: true }).catch(() => false)
      if (found) return
      await client.mailboxCreate(pathOf(folder)).catch((error: unknown) => {
        throw client.usable ? withCode('NO_DONE_FOLDER', error) : error
      })
    },
    isUsable: () => client.usable,
  }
}

/** The errors of responses have no code of their own. */
const withCode = (code: string, cause: unknown) =>
  Object.assign(new Error('The mail server refused a command.', { cause }), { code })

const isRefusedLogin = (error: unknown) => error instanceof Error && 'authenticationFailed' in error

/** The library joins the parts with the separator of the server. */
const pathOf = (folder: string) => folder.split('/')

const isLoopback = (host: string) => /^(127(\.\d+){3}|::1|localhost)$/.test(host)
