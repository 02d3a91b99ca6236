import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openMailFolder } from '../../../server/adapters/mail.ts'
import { identityOf } from '../../support/firebase.ts'
import { expect, testWithFirebase as test } from '../../support/test.ts'
import { invite, type ShownMail } from './invitations-steps.ts'

test('the newest 200 local mails are kept across restarts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-mails-'))
  const mail = (subject: string) => ({ to: 'sam@x.example', subject, text: '', html: '' })
  const before = openMailFolder(folder)
  for (let number = 1; number <= 203; number++) await before.send(mail(`${number}`))
  const after = openMailFolder(folder)
  await after.send(mail('204'))

  const subjects = (await after.list?.())?.map(({ subject }) => subject)
  expect(subjects).toEqual(Array.from({ length: 200 }, (_, index) => String(204 - index)))
  await rm(folder, { recursive: true })
})

test('the mails of the identity provider are listed with the others', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const email = `lena-${crypto.randomUUID()}@x.example`
  const identity = await identityOf(baseUrl)
  const list = async (): Promise<ShownMail[]> => {
    const response = await fetch(`${baseUrl}/dev/mail`, { headers: { accept: 'application/json' } })
    expect(response.headers.get('content-type')).toContain('application/json')
    return (await response.json()).filter(({ to }: ShownMail) => to === email)
  }
  const { idToken } = await identity.post('signUp', { email, password: 'correct horse', returnSecureToken: true })
  await identity.post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await invite(ada, email)
  await expect.poll(list).toHaveLength(2)
  await identity.post('sendOobCode', { requestType: 'PASSWORD_RESET', email })

  expect((await list()).map(({ subject, html }) => [subject, typeof html]).toSorted()).toEqual([
    ["Ada Black invited you to join Ada's finances", 'string'],
    ['Reset your password', 'object'],
    ['Verify your email address', 'object'],
  ])
})
