import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  /** One address, with no name. */
  to: string
  subject: string
  text: string
  html: string
}

export interface StoredMail extends Mail {
  sentAt: Date
}

/** How mail leaves the server. */
export interface Mailer {
  /** Resolves when the mail is taken. @throws Error when it was not: it can be sent again */
  send(mail: Mail): Promise<void>
  /** Where mail does not go out: what would have been sent, newest first. */
  list?(): Promise<StoredMail[]>
  close(): void
}

/**
 * Mail by SMTP.
 * @param url as in smtps://user:password@mail.example:465
 * @param from as in 'Purser <purser@books.example>'
 */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is what it says, never a file of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        // As an address and nothing else: in a list of recipients, a comma would make two.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

const mostKept = 200

/** Of mails in the same millisecond, the later has the higher number. */
let count = 0

/** Mail that stays here, as files in a folder, to be looked at: the newest 200. */
export function openMailFolder(folder: string): Mailer {
  const names = async () => {
    const all = await readdir(folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    })
    return all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  }
  return {
    async send(mail) {
      const sentAt = new Date()
      count += 1
      const name = `${sentAt.toISOString().replaceAll(':', '')}-${String(count).padStart(6, '0')}-${process.pid}`
      await mkdir(folder, { recursive: true })
      const temporary = path.join(folder, `${name}.part`)
      await writeFile(temporary, JSON.stringify({ ...mail, sentAt }), { mode: 0o600 })
      await rename(temporary, path.join(folder, `${name}.json`))
      for (const old of (await names()).slice(mostKept)) await rm(path.join(folder, old), { force: true })
    },
    async list() {
      const mails: StoredMail[] = []
      for (const name of await names()) {
        // Another mail may just have pushed it out.
        const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined)
        if (text === undefined) continue
        const mail: Mail & { sentAt: string } = JSON.parse(text)
        mails.push({ ...mail, sentAt: new Date(mail.sentAt) })
      }
      return mails
    },
    close() {},
  }
}

/** No way for mail to go out: it is dropped. What it would have said, people are shown in the app. */
export function openNoMailer(): Mailer {
  return { send: async () => {}, close() {} }
}
