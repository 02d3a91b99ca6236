import { RoleChanged, type StreamReader } from '../../platform/requests/read-stream-page.ts'
import { closeCodes, closeReasons } from './close-codes.ts'
import type { Sender } from './sender.ts'
import type { SocketUser } from './socket-authentication.ts'
import type { Subscriber } from './subscriber.ts'

export interface Client {
  owner: SocketUser | undefined
  sender: Pick<Sender, 'send'>
  following: Map<string, Subscription>
  end(code: number, reason: string): void
}

/**
 * Implements one subscription of graphql-transport-ws. A class saves memory, because thousands of idle subscriptions
 * exist.
 */
export class Subscription implements Subscriber {
  readonly #client: Client
  readonly #id: string
  readonly #describe: (error: unknown) => object
  isOver = false
  onEnd: (() => void) | undefined
  reader: StreamReader = nobody
  userId = ''
  isBusy = true
  lastNumber: number | null = null
  onDelivered: () => void = nothing

  /** @param describe formats an error for clients */
  constructor(client: Client, id: string, describe: (error: unknown) => object) {
    this.#client = client
    this.#id = id
    this.#describe = describe
    client.following.set(id, this)
  }

  next(payload: string): void {
    if (this.isOver) {
      this.onDelivered()
      return
    }
    const message = `{"id":${JSON.stringify(this.#id)},"type":"next","payload":${payload}}`
    this.#client.sender.send(message, () => this.onDelivered())
  }

  complete(payload?: string): void {
    if (this.isOver) return
    if (payload !== undefined) this.next(payload)
    this.end()
    this.#client.sender.send(`{"id":${JSON.stringify(this.#id)},"type":"complete"}`)
  }

  fail(error: unknown): void {
    if (this.isOver) return
    this.end()
    const errors = JSON.stringify([this.#describe(error)])
    this.#client.sender.send(`{"id":${JSON.stringify(this.#id)},"type":"error","payload":${errors}}`)
  }

  revoke(error: unknown): void {
    if (error instanceof RoleChanged) this.#client.end(closeCodes.tokenEnded, closeReasons.roleChanged)
    else this.#client.end(closeCodes.refused, closeReasons.noMember)
  }

  end(): void {
    if (this.isOver) return
    this.isOver = true
    this.#client.following.delete(this.#id)
    this.onEnd?.()
    this.onEnd = undefined
  }
}

const nothing = () => {}
const nobody: StreamReader = { uid: '', grant: undefined, organizationId: '', role: 'VIEWER', today: '' }
