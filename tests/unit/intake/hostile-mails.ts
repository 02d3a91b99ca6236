const crlf = '\r\n'
const head = ['From: Shop <shop@example.com>', 'Subject: Receipt', 'MIME-Version: 1.0']
const line = (...lines: string[]) => Buffer.from(lines.join(crlf), 'latin1')
const withHeaders = (...headers: string[]) =>
  line(...head.filter((own) => !headers.some((each) => each.startsWith(own.slice(0, 5)))), ...headers, '', 'Total 9.00')
const multipart = (boundary: string, ...parts: string[][]) =>
  line(
    ...head,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
  )
const attached = (fileName: string, type = 'application/pdf', content = '%PDF-1.4 %%EOF') =>
  multipart('b', [`Content-Type: ${type}`, `Content-Disposition: attachment; filename=${fileName}`, '', content])
const charset = (name: string, body = 'Total 9.00 \xe4\xff\x1b$B') =>
  line(...head, `Content-Type: text/plain; charset=${name}`, '', body)
const encoded = (encoding: string, body: string) => line(...head, `Content-Transfer-Encoding: ${encoding}`, '', body)
const html = (body: string) => line(...head, 'Content-Type: text/html', '', body)

function nested(depth: number, type = 'multipart/mixed'): Buffer {
  const opening = Array.from({ length: depth }, (_, level) => [
    `Content-Type: ${type}; boundary="b${level}"`,
    '',
    `--b${level}`,
  ])
  return line(...head, ...opening.flat(), 'Content-Type: text/plain', '', 'Total 9.00')
}

function mailInMail(depth: number, disposition: string[] = []): Buffer {
  const one = [...head, 'Content-Type: message/rfc822', ...disposition, '']
  return line(...Array.from({ length: depth }, () => one).flat(), ...head, '', 'Total 9.00')
}

const repeat = (text: string, count: number) => Array.from({ length: count }, () => text)

/** Mails that are made to exhaust or mislead the program that reads them. */
export const hostileMails: Record<string, Buffer> = {
  'parts 100 deep': nested(100),
  'parts 10,000 deep': nested(10_000),
  'alternatives 10,000 deep': nested(10_000, 'multipart/alternative'),
  'related parts 1,000 deep': nested(1_000, 'multipart/related'),
  'a mail in itself, 4 deep': mailInMail(4),
  'a mail in itself, 2,000 deep': mailInMail(2_000),
  'an attached mail in itself, 2,000 deep': mailInMail(2_000, ['Content-Disposition: attachment']),
  'a megabyte of headers': withHeaders(...repeat(`X-Filler: ${'a'.repeat(900)}`, 1_100)),
  'a header of a megabyte': withHeaders(`X-Filler: ${'a'.repeat(1_000_000)}`),
  'a folded header of 100,000 lines': withHeaders(['X-Filler: a', ...repeat(' a', 100_000)].join(crlf)),
  '50,000 empty headers': withHeaders(...repeat('X:', 50_000)),
  'a header without a name': withHeaders(': value'),
  'a header without a colon': withHeaders('Nothing'),
  'a subject of a megabyte': withHeaders(`Subject: ${'a'.repeat(200_000)}`),
  'a subject of 20,000 encoded words': withHeaders(`Subject: ${'=?utf-8?Q?=41?= '.repeat(10_000)}`),
  'an encoded word that never ends': withHeaders(`Subject: =?utf-8?B?${'QUFB'.repeat(20_000)}`),
  'NUL in the subject': withHeaders('Subject: a\0b'),
  'NUL in the body': line(...head, '', 'Total\0 9.00'),
  'NUL alone': Buffer.alloc(100_000),
  'a subject from right to left': withHeaders('Subject: =?utf-8?Q?=E2=80=AEfdp.exe?='),
  'a subject of lone surrogates': withHeaders('Subject: =?utf-16be?B?2ADYAA==?='),
  'two subjects': withHeaders('Subject: Receipt', 'Subject: Another'),
  '5,000 senders': withHeaders(`From: ${repeat('a@example.com', 5_000).join(', ')}`),
  'a sender of several addresses': withHeaders('From: "bank@example.com" <evil@example.net>, shop@example.com'),
  'two senders': withHeaders('From: shop@example.com', 'From: evil@example.net'),
  'a group of senders': withHeaders('From: Team: a@example.com, b@example.com;'),
  'a sender of 10,000 brackets': withHeaders(`From: ${'<'.repeat(10_000)}`),
  'a sender of 10,000 comments': withHeaders(`From: ${'('.repeat(10_000)}a@example.com`),
  'a sender of 10,000 quotes': withHeaders(`From: ${'"\\'.repeat(10_000)}`),
  'an empty sender': withHeaders('From: <>'),
  'two Message-IDs': withHeaders('Message-ID: <a@b>', 'Message-ID: <c@d>'),
  'a Message-ID of 100,000 characters': withHeaders(`Message-ID: <${'a'.repeat(100_000)}>`),
  'a Message-ID with NUL': withHeaders('Message-ID: <a\0@b>'),
  'a date of the year 99999': withHeaders('Date: Fri, 1 Jan 99999 00:00:00 +0000'),
  'a date that is no date': withHeaders('Date: yesterday'),
  'a date before 1970': withHeaders('Date: Fri, 1 Jan 1500 00:00:00 +0000'),
  'a boundary of 100,000 characters': multipart('b'.repeat(100_000), ['', 'Total 9.00']),
  'an empty boundary': multipart('', ['', 'Total 9.00']),
  'no boundary': line(...head, 'Content-Type: multipart/mixed', '', '--', 'Total 9.00'),
  'a boundary of special characters': multipart('(.*)+$', ['', 'Total 9.00']),
  'a boundary that never comes': line(...head, 'Content-Type: multipart/mixed; boundary=b', '', 'Total 9.00'),
  'a part that never ends': line(...head, 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Total 9.00'),
  '20,000 empty parts': multipart('b', ...repeat('', 20_000).map(() => ['', ''])),
  '5,000 attachments': multipart(
    'b',
    ...repeat('', 5_000).map(() => ['Content-Type: application/pdf', '', '%PDF-1.4']),
  ),
  '2,000 parameters': withHeaders(`Content-Type: text/plain; ${'a=b; '.repeat(2_000)}`),
  'a parameter in 5,000 pieces': withHeaders(
    `Content-Type: text/plain; ${Array.from({ length: 5_000 }, (_, at) => `name*${at}*=utf-8''a`).join('; ')}`,
  ),
  'a parameter piece of a high number': withHeaders('Content-Type: text/plain; name*999999999=a; name*0=b'),
  'parameters of the prototype': withHeaders('Content-Type: text/plain; __proto__=a; constructor=b', '__proto__: a'),
  'an unknown charset': charset('no-such-charset'),
  'UTF-7': charset('utf-7', '+AFQAbwB0AGEAbA- 9.00'),
  'UTF-16 of odd length': charset('utf-16le', 'T\0o\0t'),
  'ISO-2022-JP that never returns': charset('iso-2022-jp'),
  'a charset of 10,000 characters': charset('x'.repeat(10_000)),
  'a charset that is a path': charset('../../etc/passwd'),
  'bytes that are no UTF-8': charset('utf-8', '\xff\xfe\xc0\x80 Total 9.00'),
  'an unknown encoding': encoded('x-uuencode', 'begin 644 a'),
  'base64 of other characters': encoded('base64', '!!!! \xff\0 ===='.repeat(1_000)),
  'base64 of one line of a megabyte': encoded('base64', 'QUFB'.repeat(250_000)),
  'a quoted-printable line of a megabyte': encoded('quoted-printable', '=41=\r\n'.repeat(160_000)),
  'quoted-printable that breaks off': encoded('quoted-printable', 'Total 9.00 ='),
  'a file named as a path': attached('"../../../etc/passwd.pdf"'),
  'a file named as a path of Windows': attached('"C:\\\\Windows\\\\a.pdf"'),
  'a file name from right to left': attached('"=?utf-8?Q?a=E2=80=AEfdp.exe.pdf?="'),
  'a file name of 100,000 characters': attached(`"${'a'.repeat(100_000)}.pdf"`),
  'a file name with NUL and line ends': attached('"a\0b=0D=0A.pdf"'),
  'a file without a name': attached('""'),
  'a zip bomb': attached('bomb.zip', 'application/zip', `PK\x03\x04${'\0'.repeat(100_000)}`),
  'a program named as a picture': attached('a.png', 'image/png', 'MZ\x90\0'),
  'a program with the type of a PDF': attached('a.exe', 'application/pdf', 'MZ\x90\0'),
  'HTML 100,000 elements deep': html(`${'<div>'.repeat(100_000)}Total 9.00`),
  'HTML of a table in tables': html(`${'<table><tr><td>'.repeat(20_000)}Total 9.00`),
  'HTML of a megabyte of entities': html('&amp;&#x110000;&nosuch;'.repeat(40_000)),
  'HTML with scripts and links': html(
    '<script>fetch("http://127.0.0.1:1")</script><img src="http://127.0.0.1:1/a"><link rel=stylesheet href="http://127.0.0.1:1/b"><base href="file:///etc/">Total 9.00',
  ),
  'HTML that never ends': html(`Total 9.00<!-- ${'-'.repeat(500_000)}`),
}
