import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { writeCounted } from '../../../server/intake/uploads/receive-upload.ts'
import { expect, test } from '../../support/test.ts'

test('an upload is stored in full when the disk writes less than it is given', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-writes-'))
  const probe = await open(path.join(folder, 'probe'), 'w')
  const handle: { write(bytes: Buffer): Promise<unknown> } = Object.getPrototypeOf(probe)
  const write = handle.write
  const shortWrite = vi.spyOn(handle, 'write').mockImplementation(function (this: unknown, bytes) {
    return write.call(this as never, bytes.subarray(0, bytes.length / 2))
  })
  try {
    const bytes = Buffer.alloc(1_000, 'x')
    const ticket = { isImport: true, maxBytes: 10_000, isExact: false }
    const target = path.join(folder, 'upload')
    const { size } = await writeCounted(
      target,
      ticket as never,
      (async function* () {
        yield bytes
      })(),
    )
    expect(size).toBe(bytes.length)
    expect(await readFile(target)).toEqual(bytes)
  } finally {
    shortWrite.mockRestore()
    await probe.close()
    await rm(folder, { recursive: true })
  }
})
