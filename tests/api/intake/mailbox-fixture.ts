import { afterAll } from 'vitest'
import {
  IncomingMailDocument as IncomingMailOfDocument,
  ReplaceMailAddressDocument as NewMailAddressDocument,
} from '../../../web/operations/generated.ts'
import type { TestUser } from '../../support/people.ts'
import type { Certificate } from '../../support/servers/certificates.ts'
import { startImap } from '../../support/servers/imap-server.ts'
import { createMailFixture } from '../people/mail-fixture.ts'

interface MailboxOptions {
  certificate?: Certificate
  environment?: Record<string, string>
}

/** A server that polls a mailbox. Call this once at the top of a test file. */
export async function createMailboxFixture({ certificate, environment }: MailboxOptions = {}) {
  const imap = await startImap(certificate)
  const fixture = createMailFixture({
    MAIL_IN_URL: imap.url,
    MAIL_IN_ADDRESS: 'Receipts@purser.example',
    ...environment,
  })
  afterAll(() => imap.close())
  return {
    fixture,
    imap,
    /** Starts a round at once. The queue and the key are those of the scheduled job. */
    poll: () =>
      fixture.owner(
        `select graphile_worker.add_job('read-mailbox', queue_name => 'read-mailbox', job_key => 'read-mailbox')`,
      ),
    incomingOf: async (person: TestUser) => (await person.graphql(IncomingMailOfDocument, {})).incomingMail,
    async createAddress(person: TestUser): Promise<string> {
      const { replaceMailAddress } = await person.graphql(NewMailAddressDocument, {})
      return replaceMailAddress.address ?? ''
    },
  }
}
