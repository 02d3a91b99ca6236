import { converse } from '../../api/assistant/conversation.ts'
import { importFile } from '../../api/imports/import-steps.ts'
import { type SentFile, untilRead, upload } from '../../api/intake/receipt-steps.ts'
import { manySharedStrings, nestedHtml, nestedOfx, nestedXml } from '../../support/data/hostile-tables.ts'
import { CategoriesDocument, SayDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const files: Record<string, { fileName: string; make: () => Buffer | string | Promise<Buffer> }> = {
  'a spreadsheet of 11 million shared strings': { fileName: 'bank.xlsx', make: manySharedStrings },
  'HTML nested 3 million deep under the name of a spreadsheet': { fileName: 'bank.xls', make: nestedHtml },
  'CAMT nested 3 million deep': { fileName: 'bank.xml', make: nestedXml },
  'OFX nested 700,000 deep': { fileName: 'bank.ofx', make: nestedOfx },
}

/** A process that parsed a file itself would answer no requests during half of the time, because each file is read twice. */
const maxShareOfDelay = 1 / 4

for (const [name, { fileName, make }] of Object.entries(files)) {
  test(`${name} fails with a sentence, in a document and in an import, while others go on`, async ({
    signUp,
    baseUrl,
  }) => {
    const [eve, bob] = [await signUp(), await signUp()]
    const bytes = Buffer.from(await make())
    const others = watchDelays(bob)
    const { document } = await sendToAssistant(eve, baseUrl, { fileName, contentType: '', bytes })
    expect(document).toMatchObject({ stage: 'FAILED', failure: expect.stringMatching(/^[A-Z][^\n]{20,200}\.$/) })
    expect(await importFile(eve, baseUrl, fileName, bytes)).toMatchObject({
      state: 'FAILED',
      problem: document.failure,
    })
    const { maxDelay, duration } = await others.stop()
    expect(maxDelay).toBeLessThan(duration * maxShareOfDelay)
  })
}

async function sendToAssistant(person: TestUser, baseUrl: string, file: SentFile) {
  const { sessionId } = await converse(person)
  return untilRead(person, async () => {
    const storagePath = await upload(person, baseUrl, file)
    const { sendMessage } = await person.graphql(SayDocument, { input: { sessionId, storagePath } })
    return { documentId: sendMessage.userMessage.document?.id ?? '' }
  })
}

function watchDelays(person: TestUser) {
  let [isOver, maxDelay] = [false, 0]
  const started = performance.now()
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await person.graphql(CategoriesDocument, {})
      maxDelay = Math.max(maxDelay, performance.now() - begun)
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      return { maxDelay, duration: performance.now() - started }
    },
  }
}
