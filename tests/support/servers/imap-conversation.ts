import type { Socket } from 'node:net'

interface Message {
  uid: number
  mail: Buffer
  /** Bytes that the server announces, which can differ from those of the mail. */
  size: number
  isSeen: boolean
  isDeleted: boolean
}

export interface ImapState {
  folders: Map<string, Message[]>
  uidValidity: number
  nextUid: number
  password: string
  hasMove: boolean
  /** The command at which connections end. */
  dropsAt: string | undefined
  sentBytes: Map<number, number>
}

/** Answers the commands of one client (RFC 3501, and MOVE of RFC 6851). */
export function conversation(socket: Socket, state: ImapState): void {
  let rest = ''
  let isSignedIn = false
  let open: string | undefined
  const writeLine = (line: string) => socket.write(`${line}\r\n`)
  const messages = () => state.folders.get(open ?? '') ?? []
  const find = (uid: string) => messages().find((message) => message.uid === Number(uid))
  const numberOf = (message: Message) => messages().indexOf(message) + 1
  /** For the whole connection, because a client asks once. */
  const { hasMove } = state
  const capabilities = `CAPABILITY IMAP4rev1${hasMove ? ' MOVE' : ''}`

  /** Writes the untagged responses of a command. @returns the tagged one; undefined after the end of the connection */
  const answer = (command: string): string | undefined => {
    if (command === 'CAPABILITY') writeLine(`* ${capabilities}`)
    else if (command === 'NOOP') return 'OK Nothing'
    else if (command === 'LOGOUT') writeLine('* BYE Bye')
    else if (command.startsWith('LOGIN ')) {
      isSignedIn = command === `LOGIN "reader" "${state.password}"`
      return isSignedIn ? 'OK Signed in' : 'NO [AUTHENTICATIONFAILED] Wrong password'
    } else if (!isSignedIn) return 'BAD Sign in first'
    else if (command === 'LIST "" ""') writeLine('* LIST (\\Noselect) "/" ""')
    else if (command.startsWith('LIST ')) writeLine('* LIST () "/" Receipts')
    else if (/^(SELECT|STATUS|CREATE|SUBSCRIBE) /.test(command)) return answerForFolder(command)
    else if (open === undefined) return 'NO No folder'
    else return answerInFolder(command)
    return 'OK Done'
  }

  const answerForFolder = (command: string): string => {
    const [, name = '', folder = ''] = /^(\w+) "?([^" ]+)"?/.exec(command) ?? []
    if (name === 'CREATE') {
      if (state.folders.has(folder)) return 'NO It exists'
      state.folders.set(folder, [])
    } else if (!state.folders.has(folder)) return 'NO [NONEXISTENT] No such folder'
    else if (name === 'STATUS') writeLine(`* STATUS ${folder} (MESSAGES ${state.folders.get(folder)?.length})`)
    else if (name === 'SELECT') {
      open = folder
      writeLine(`* ${messages().length} EXISTS\r\n* FLAGS (\\Seen \\Deleted)`)
      writeLine(`* OK [UIDVALIDITY ${state.uidValidity}] Valid\r\n* OK [PERMANENTFLAGS (\\Seen \\Deleted)] Flags`)
      return 'OK [READ-WRITE] Open'
    }
    return 'OK Done'
  }

  const answerInFolder = (command: string): string | undefined => {
    const [, name = '', uid = ''] = /^UID (FETCH|STORE|COPY|MOVE) (\d+) /.exec(command) ?? []
    const message = find(uid)
    if (state.dropsAt && state.dropsAt === name) {
      if (name === 'FETCH' && message) writeContent(message, command, 0.5)
      socket.destroySoon()
      return undefined
    }
    if (command === 'UID SEARCH UNSEEN') {
      const unseen = messages().filter(({ isSeen }) => !isSeen)
      writeLine(`* SEARCH${unseen.map((each) => ` ${each.uid}`).join('')}`)
    } else if (command === 'EXPUNGE') expunge(({ isDeleted }) => isDeleted)
    else if (name === '' || (name === 'MOVE' && !hasMove)) return 'BAD Unknown command'
    else if (!message) return 'OK No such message'
    else if (name === 'FETCH') writeContent(message, command)
    else if (name === 'STORE') store(message, command)
    else return copy(message, command, name === 'MOVE')
    return 'OK Done'
  }

  const store = (message: Message, command: string) => {
    if (command.includes('\\Seen')) message.isSeen = true
    if (command.includes('\\Deleted')) message.isDeleted = true
    writeLine(`* ${numberOf(message)} FETCH (UID ${message.uid} FLAGS (\\Seen))`)
  }

  const copy = (message: Message, command: string, isMoved: boolean): string => {
    const target = state.folders.get(/ "?([^" ]+)"?$/.exec(command)?.[1] ?? '')
    if (!target) return 'NO [TRYCREATE] No such folder'
    target.push({ ...message, uid: state.nextUid++ })
    if (isMoved) expunge((each) => each === message)
    return 'OK Done'
  }

  const expunge = (isGone: (message: Message) => boolean) => {
    for (const message of messages().filter(isGone)) {
      writeLine(`* ${numberOf(message)} EXPUNGE`)
      messages().splice(numberOf(message) - 1, 1)
    }
  }

  /** @param part how much of the content is sent before the connection ends */
  const writeContent = (message: Message, command: string, part = 1) => {
    const most = Number(/BODY\.PEEK\[\]<0\.(\d+)>/.exec(command)?.[1])
    const bytes = message.mail.subarray(0, most)
    state.sentBytes.set(message.uid, (state.sentBytes.get(message.uid) ?? 0) + bytes.length)
    const head = `UID ${message.uid} RFC822.SIZE ${message.size} BODY[]<0> {${bytes.length}}`
    socket.write(`* ${numberOf(message)} FETCH (${head}\r\n`)
    socket.write(bytes.subarray(0, Math.floor(bytes.length * part)))
    if (part === 1) writeLine(')')
  }

  writeLine(`* OK [${capabilities}] A server for tests`)
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [tag = '', ...words] = line.split(' ')
      const command = words.join(' ')
      const result = answer(command)
      if (result === undefined) return
      writeLine(`${tag} ${result}`)
      if (command === 'LOGOUT') socket.end()
    }
  })
}
