import { expect, test } from 'vitest'
import { processorTimeFor } from '../../../server/adapters/file-parser.ts'
import { ReadingError } from '../../../server/base/reading-error.ts'
import { textOfHtml } from '../../../server/intake/mails/html-text.ts'
import { findMailSecrets, generateMailSecret } from '../../../server/intake/mails/mail-secret.ts'
import { readMail } from '../../../server/intake/mails/parse-mail.ts'
import { hostileMails } from './hostile-mails.ts'

test('74 hostile mails are read or refused with a reason, soon and without a trace in names', async () => {
  expect(Object.keys(hostileMails)).toHaveLength(74)
  const refused: string[] = []
  for (const [name, bytes] of Object.entries(hostileMails)) {
    const begun = process.cpuUsage()
    const mail = await readMail(bytes).catch((error: unknown) => {
      expect(error, name).toBeInstanceOf(ReadingError)
      refused.push(name)
      return undefined
    })
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1_000, name).toBeLessThan(processorTimeFor(bytes.length))
    if (!mail) continue
    const { files, sender, subject, messageId } = mail
    expect(files.length, name).toBeLessThanOrEqual(20)
    for (const { fileName } of files) expect(fileName, name).toMatch(/^[^/\\\p{Cc}\p{Bidi_Control}]{1,255}$/u)
    for (const text of [sender, subject, messageId ?? '']) {
      expect(text, name).toMatch(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]{0,998}$/u)
    }
  }
  expect(refused).toMatchInlineSnapshot(`
    [
      "parts 100 deep",
      "parts 10,000 deep",
      "alternatives 10,000 deep",
      "related parts 1,000 deep",
      "an attached mail in itself, 2,000 deep",
      "a megabyte of headers",
      "a header of a megabyte",
      "NUL alone",
      "an empty boundary",
      "no boundary",
      "a boundary that never comes",
      "20,000 empty parts",
      "5,000 attachments",
      "base64 of other characters",
      "a zip bomb",
      "a program named as a picture",
      "a program with the type of a PDF",
    ]
  `)
})

test('the text of a mail has a line per row and no script', () => {
  const html =
    '<style>a{}</style><p>Shop&nbsp;&amp; Co</p><table><tr><td> Tea </td><td>$3.00</td></tr></table><script>x</script>'
  expect(textOfHtml(html)).toBe('Shop & Co\nTea\t$3.00')
})

test('a header names at most 20 organizations', () => {
  const secrets = Array.from({ length: 5_000 }, generateMailSecret)
  const header = Buffer.from(`To: ${secrets.map((secret) => `receipts+${secret}@example.com`).join(', ')}`)
  expect(findMailSecrets(header, 'receipts@example.com')).toEqual(secrets.slice(0, 20))
})
