import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { msg } from '@lingui/core/runtime-macro'
import { print } from 'graphql'
import { AppError, type ErrorCode } from '../../base/errors.ts'
import { verbatim } from '../../base/text.ts'
import type { SocketUser } from '../subscriptions/socket-authentication.ts'
import type { Client } from '../subscriptions/subscription.ts'
import type { Subscriptions } from '../subscriptions/subscriptions.ts'

/** A client of the subscriptions within this process, which receives the messages that a WebSocket would. */
export interface LiveClient {
  /**
   * Resolves when the subscription has begun.
   * @param onMessage receives each later message, or undefined if the server could not create it. The next one follows
   * when `onSent` is called
   * @throws AppError with the error of the subscription; UNAVAILABLE if the client ends meanwhile
   */
  subscribe<Data>(
    document: TypedDocumentNode<Data, Record<string, never>>,
    onMessage: (data: Data | undefined, onSent: () => void) => void,
  ): Promise<void>
}

interface ErrorMessage {
  message: string
  extensions: { code: ErrorCode }
}

type Message =
  | { id: string; type: 'next'; payload: { data?: unknown; errors?: ErrorMessage[] } }
  | { id: string; type: 'error'; payload: ErrorMessage[] }
  | { id: string; type: 'complete' }

/** @param end called when a subscription ends or the user's access changes */
export function openLiveClient(
  subscriptions: Subscriptions,
  owner: SocketUser,
  end: () => void,
  gone: AbortSignal,
): LiveClient {
  const handlers = new Map<string, (message: Message, onSent: () => void) => void>()
  const client: Client = {
    owner,
    following: new Map(),
    sender: {
      send(text, onSent = () => {}) {
        const message: Message = JSON.parse(text)
        handlers.get(message.id)?.(message, onSent)
      },
    },
    end,
  }
  gone.addEventListener('abort', () => {
    for (const subscription of client.following.values()) subscription.end()
  })

  return {
    subscribe<Data>(
      document: TypedDocumentNode<Data, Record<string, never>>,
      onMessage: (data: Data | undefined, onSent: () => void) => void,
    ) {
      const id = String(handlers.size)
      return new Promise<void>((resolve, reject) => {
        let hasBegun = false
        const refuse = () => reject(new AppError('UNAVAILABLE', msg`Try again in a moment.`))
        if (gone.aborted) return refuse()
        gone.addEventListener('abort', refuse)
        handlers.set(id, (message, onSent) => {
          const errors = errorsIn(message)
          if (hasBegun && message.type === 'next') {
            onMessage(errors ? undefined : (message.payload.data as Data), onSent)
            return
          }
          hasBegun = true
          onSent()
          if (errors) reject(new AppError(errors[0].extensions.code, verbatim(errors[0].message)))
          else resolve()
          if (errors || message.type !== 'next') end()
        })
        subscriptions.open(client, id, { query: print(document) })
      })
    },
  }
}

function errorsIn(message: Message): [ErrorMessage, ...ErrorMessage[]] | undefined {
  const errors =
    message.type === 'complete' ? undefined : message.type === 'next' ? message.payload.errors : message.payload
  return errors?.[0] && [errors[0], ...errors]
}
