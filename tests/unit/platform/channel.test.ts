import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { openChannel } from '../../../server/platform/stream/channel.ts'
import { expect, test } from '../../support/test.ts'

test('a channel that closes while it reconnects leaves no connection open', async () => {
  const server = createServer()
  const nextConnection = async (): Promise<Socket> => (await once(server, 'connection'))[0]
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const channel = openChannel(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}/test`, 'test')
  const refused = await nextConnection()
  refused.destroy()
  const waiting = await nextConnection()
  const closed = vi.fn()
  const closing = channel.close().then(closed)
  await setImmediate()
  expect(closed).not.toHaveBeenCalled()
  waiting.destroy()
  await closing
  server.close()
})
