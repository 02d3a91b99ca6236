import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface StoredMail extends Mail {
  sentAt: Date
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws Error when the mail was not accepted and can be retried
   */
  send(mail: Mail): Promise<void>
  list?(): Promise<StoredMail[]>
  close(): void
}

/** Only a server with SMTP_URL loads the package. */
async function openTransport(options: SMTPTransport.Options): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(options)
}

/**
 * @param url such as smtps://user:password@mail.example:465
 * @param from such as 'Purser <purser@mail.example>'
 */
export function openSmtp(url: string, from: string): Mailer {
  const opening = openTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      const transport = await opening
      await transport.sendMail({
        ...mail,
        from,
        // An address object prevents a comma from adding a second recipient.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => void opening.then((transport) => transport.close()),
  }
}

/**
 * Connects to the mail server and signs in, without sending a mail.
 * @throws Error with the code and responseCode of nodemailer
 */
export async function verifySmtp(url: string): Promise<void> {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }
  // Without this, a login is skipped if the server does not offer one.
  const forceAuth = new URL(url).username !== ''
  const transport = await openTransport({ url, ...timeouts, forceAuth })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

const maxStoredMails = 200

let count = 0

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
      for (const old of (await names()).slice(maxStoredMails)) await rm(path.join(folder, old), { force: true })
    },
    async list() {
      const mails: StoredMail[] = []
      for (const name of await names()) {
        // Another mail may have removed this one in the meantime.
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

export function openNoMailer(): Mailer {
  return { send: async () => {}, close() {} }
}
