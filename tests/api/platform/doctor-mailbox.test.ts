import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnvironment } from '../../../server/config.ts'
import { checkMailbox } from '../../../server/doctor/mailbox.ts'
import { makePrivateCertificate } from '../../support/servers/certificates.ts'
import { startImap } from '../../support/servers/imap-server.ts'

const main = path.join(import.meta.dirname, '../../../server/doctor/main.ts')
const address = 'receipts@purser.example'

const check = (url: string, folder = '') =>
  checkMailbox(parseEnvironment({ MAIL_IN_URL: url, MAIL_IN_ADDRESS: address, MAIL_IN_DONE_FOLDER: folder }).config)

test('a mailbox is checked for its login, its folder and its answer', async () => {
  const imap = await startImap()
  onTestFinished(() => imap.close())
  imap.deliver(Buffer.from('Subject: Tea\r\n\r\nTea'))
  expect(await check(imap.url)).toMatchObject([{ level: 'ok', text: expect.stringContaining('Unseen messages: 1.') }])
  expect(imap.unseenCount()).toBe(1)
  const [wrong] = await check(imap.url.replace('pass%20word', 'a-secret'))
  expect(wrong).toMatchObject({ level: 'fail', text: expect.stringContaining('(EAUTH)') })
  expect(JSON.stringify(wrong)).not.toContain('a-secret')
  expect(await check(imap.url.replace('Receipts', 'Nowhere'))).toMatchObject([
    { level: 'fail', text: expect.stringContaining('(NO_FOLDER)'), advice: expect.stringContaining('/INBOX') },
  ])
  expect(await check(imap.url, 'Purser/Done')).toMatchObject([{ level: 'ok' }])
  expect(imap.subjectsIn('Purser/Done')).toEqual([])
  imap.setDown(true)
  expect(await check(imap.url)).toMatchObject([{ level: 'fail' }])
  expect(await checkMailbox(parseEnvironment({}).config)).toEqual([])
})

test('a certificate must be of an authority that is trusted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-imap-'))
  const certificate = await makePrivateCertificate(folder)
  const imap = await startImap(certificate)
  onTestFinished(async () => {
    await imap.close()
    await rm(folder, { recursive: true })
  })
  const [finding] = await check(imap.url)
  expect(finding).toMatchObject({ level: 'fail', advice: expect.stringContaining('NODE_EXTRA_CA_CERTS') })
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    MAIL_IN_URL: imap.url,
    MAIL_IN_ADDRESS: address,
    NODE_EXTRA_CA_CERTS: certificate.authorityFile,
  }
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [main], { env }, (_, out) => resolve(out)),
  )
  expect(output).toMatch(/^ok {4}mailbox +127\.0\.0\.1:\d+ accepted the login/m)
})

test('settings that miss a part or are wrong are named without their secret', () => {
  const problemsOf = (environment: Record<string, string>) => parseEnvironment(environment).problems
  expect(problemsOf({ MAIL_IN_URL: 'imaps://a:b@mail.example' })).toEqual(['MAIL_IN_URL also needs MAIL_IN_ADDRESS.'])
  expect(problemsOf({ MAIL_IN_ADDRESS: address })).toEqual(['MAIL_IN_ADDRESS also needs MAIL_IN_URL.'])
  const mailbox = { MAIL_IN_URL: 'imaps://a:b@mail.example/Receipts', MAIL_IN_ADDRESS: address }
  for (const folder of ['receipts', '/', 'a//b', 'a*', 'a\nb', 'x'.repeat(201)]) {
    expect(problemsOf({ ...mailbox, MAIL_IN_DONE_FOLDER: folder })).toEqual([
      'MAIL_IN_DONE_FOLDER is another folder than the one in MAIL_IN_URL: Purser/Done',
    ])
  }
  expect(problemsOf({ ...mailbox, MAIL_IN_DONE_FOLDER: 'INBOX/Erledigt é' })).toEqual([])
  for (const url of [
    'imaps://a:secret@mail.example/%E0%A4%A',
    'https://a:secret@mail.example',
    'imaps://mail.example',
    'imaps://secret@mail.example',
    'secret',
  ]) {
    expect(problemsOf({ MAIL_IN_URL: url, MAIL_IN_ADDRESS: address })).toEqual([
      'MAIL_IN_URL looks like imaps://user:password@mail.example.com/INBOX',
    ])
  }
  for (const wrong of ['receipts', 'receipts+a@b.c', 'a@b@c', 'a b@c.d']) {
    expect(problemsOf({ MAIL_IN_URL: 'imaps://a:b@mail.example', MAIL_IN_ADDRESS: wrong })).toEqual([
      'MAIL_IN_ADDRESS is an address without a plus sign: receipts@example.com',
    ])
  }
})
