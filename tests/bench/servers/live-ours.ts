// The product's HTTP server, which reports the commit time of each write. STREAM=off disables all notifications.
import type { AddressInfo } from 'node:net'
import type { StreamWatcher } from '../../../server/platform/stream/stream-watcher.ts'
import { createHttpServices } from '../../support/servers/http-server-services.ts'
import { answer, memoryInUse, now } from '../../support/servers/processes.ts'

const { DATABASE_URL = '', STREAM } = process.env
let committed: number[] = []

const telling = (own: StreamWatcher): StreamWatcher => ({
  ...own,
  notifySubscribers(organizationId, change) {
    committed.push(now())
    own.notifySubscribers(organizationId, change)
  },
})
const silent = (own: StreamWatcher): StreamWatcher => ({ ...own, notifySubscribers() {} })

const server = await createHttpServices({
  databaseUrl: DATABASE_URL,
  live: STREAM === 'off' ? silent : telling,
  trustedProxies: ['127.0.0.1'],
})
server.listen(0, '127.0.0.1', () =>
  answer({
    port: () => (server.address() as AddressInfo).port,
    memory: memoryInUse,
    committed() {
      const times = committed
      committed = []
      return times
    },
  }),
)
