import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ArchivesDocument as ArchivesOfDocument } from '../../../web/operations/generated.ts'
import {
  addressFor,
  choose,
  createOwnBillingFixture,
  planOf,
  put,
  storeBytes,
} from '../../api/people/billing-fixture.ts'
import { makeArchive } from '../../api/portability/archive-steps.ts'

const fixture = createOwnBillingFixture()

describe('files', () => {
  const free = 250 * 1_048_576
  const file = (size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set(Buffer.from('%PDF-1.4\n'))
    return bytes
  }

  test("files can use the plan's storage to the last byte", async () => {
    const ada = await fixture.signUp()
    await storeBytes(fixture, ada, free - 1_000)
    const address = await addressFor(fixture, ada, 1_001)
    expect(await put(address, file(1_001))).toMatchObject({
      status: 422,
      body: {
        errorCode: 'PLAN_LIMIT',
        message:
          'This file would exceed the 250 MB of storage in the Free plan. An Owner can choose a larger plan in Settings.',
      },
    })
    expect(await put(await addressFor(fixture, ada), file(1_001))).toMatchObject({ status: 422 })
    expect(await fixture.countFiles(ada)).toBe(0)
    expect(await put(await addressFor(fixture, ada, 1_000), file(1_000))).toMatchObject({ status: 200 })
    expect(await fixture.countFiles(ada)).toBe(1)
    expect((await planOf(ada)).usage.storageMegabytes).toBe('250.0')
    expect(await put(await addressFor(fixture, ada), file(9))).toMatchObject({ status: 422 })
    await choose(ada, 'PERSONAL')
    expect(await put(await addressFor(fixture, ada), file(9))).toMatchObject({ status: 200 })
  })

  test('simultaneous uploads do not exceed the storage', async () => {
    const ada = await fixture.signUp()
    await storeBytes(fixture, ada, free - 1_000)
    const addresses = [await addressFor(fixture, ada), await addressFor(fixture, ada), await addressFor(fixture, ada)]
    const answers = await Promise.all(addresses.map((address) => put(address, file(600))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await fixture.countFiles(ada)).toBe(1)
  })

  test('a failed upload uses no storage and can be repeated with a new address', async () => {
    const ada = await fixture.signUp()
    const address = await addressFor(fixture, ada, 200_000)
    const sending = request(address.url, { method: 'PUT', headers: { 'content-length': 200_000 } })
    sending.on('error', () => {})
    sending.write(file(100_000))
    await expect.poll(fixture.countTemporaryFiles).toBe(1)
    sending.destroy()
    await expect.poll(fixture.countTemporaryFiles).toBe(0)
    expect(await put(await addressFor(fixture, ada, 500), new Uint8Array(500))).toMatchObject({ status: 415 })
    expect(await fixture.countTemporaryFiles()).toBe(0)
    expect(await fixture.countFiles(ada)).toBe(0)
    expect(await put(address, file(200_000))).toMatchObject({ status: 409 })
    expect(await put(await addressFor(fixture, ada, 200_000), file(200_000))).toMatchObject({ status: 200 })
    expect((await planOf(ada)).usage.storageMegabytes).toBe('0.2')
  })

  test('files are deleted when the command that they belong to is refused', async () => {
    const ada = await fixture.signUp()
    const form = new FormData()
    form.set('file', new File([file(500)], 'c.pdf', { type: 'application/pdf' }))
    form.set('session_id', crypto.randomUUID())
    expect(await ada.rest('POST', '/assistant/command', form)).toMatchObject({ status: 404 })
    expect(await fixture.countFiles(ada)).toBe(0)
    expect(await fixture.countTemporaryFiles()).toBe(0)
  })

  test('the archive of all data counts toward the storage until the next one replaces it', async () => {
    const ada = await fixture.signUp()
    const older = (await makeArchive(ada)).archive
    expect(await fixture.countFiles(ada)).toBe(1)
    const { archive } = await makeArchive(ada)
    await expect.poll(() => fixture.countFiles(ada)).toBe(1)
    expect((await fetch(`${fixture.baseUrl}${older.url}`)).status).toBe(404)
    expect((await fetch(`${fixture.baseUrl}${archive.url}`)).status).toBe(200)
    expect((await ada.graphql(ArchivesOfDocument, {})).archives.map(({ state }) => state)).toEqual(['READY', 'EXPIRED'])

    const left = 1_000 + Number(archive.size)
    await storeBytes(fixture, ada, free - left)
    expect(await put(await addressFor(fixture, ada, 1_001), file(1_001))).toMatchObject({ status: 422 })
    expect(await put(await addressFor(fixture, ada, 1_000), file(1_000))).toMatchObject({ status: 200 })
    await storeBytes(fixture, ada, 100_000)
    const rejected = (await makeArchive(ada)).archive
    expect(rejected).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('exceed the 250 MB of storage'),
    })
    expect((await fetch(`${fixture.baseUrl}${archive.url}`)).status).toBe(200)
  })
})

test('a user can create 5 archives a day', async () => {
  const ada = await fixture.signUp()
  for (let made = 0; made < 5; made += 1) await makeArchive(ada)
  await expect(makeArchive(ada)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'You can create 5 archives in 24 hours. Create the next one in 24 hours.',
  })
})
