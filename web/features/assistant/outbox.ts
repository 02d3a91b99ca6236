import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import {
  type ChatMessageCardFragment,
  ChatMessagesDocument,
  SendMessageDocument,
  StopMessageDocument,
} from '../../generated.ts'
import { type UploadedFile, UploadRejectedError, uploadFile } from '../../shared/hooks/upload.ts'
import { writeMessages } from './messages-cache.ts'

/** A sent message that the server has not returned yet. */
export interface Outgoing {
  /** The idempotency key of the message. */
  key: string
  sessionId: string
  text: string
  file: File | null
  /** The uploaded fraction, 0 to 1. */
  progress: number
  /** The error message, or null while the message is being sent. */
  failure: string | null
  uploaded: UploadedFile | null
  /** Ids of the messages that existed before it, or null while it waits in the queue. */
  before: ReadonlySet<string> | null
}

interface Outbox {
  subscribe: (listener: () => void) => () => void
  list: () => readonly Outgoing[]
  /** Sends one message per file, in order. The text belongs to the first message. */
  send: (sessionId: string, text: string, files: readonly File[]) => void
  retry: (message: Outgoing) => void
  dismiss: (key: string) => void
  /** Stops sending and stops the answers on the server. A second call does not wait. */
  stop: () => void
}

const outboxes = new WeakMap<ApolloClient, Outbox>()

/** Returns the outbox of the active organization, which continues while the window is closed. */
export function useOutbox() {
  const client = useApolloClient()
  const outbox = outboxes.get(client) ?? makeOutbox(client)
  outboxes.set(client, outbox)
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.list)
  return { ...outbox, outgoing, isSending: outgoing.some(({ failure }) => failure === null) }
}

function makeOutbox(client: ApolloClient): Outbox {
  let list: readonly Outgoing[] = []
  let underway: { abort: AbortController; isAcknowledged: boolean; isStopped: boolean } | null = null
  const listeners = new Set<() => void>()

  const set = (next: readonly Outgoing[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, changes: Partial<Outgoing>) =>
    set(list.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const dismiss = (key: string) => set(list.filter((each) => each.key !== key))

  const deliver = async (message: Outgoing) => {
    const work = { abort: new AbortController(), isAcknowledged: false, isStopped: false }
    underway = work
    const { signal } = work.abort
    let { uploaded } = message
    change(message.key, { before: knownIn(client, message.sessionId) })
    try {
      if (message.file) {
        const onProgress = (progress: number) => change(message.key, { progress })
        uploaded ??= await uploadFile(client, message.file, { onProgress, signal })
      }
      signal.throwIfAborted()
      work.isAcknowledged = true
      const reply = await sendMessage(client, { ...message, uploaded }, signal)
      dismiss(message.key)
      if (work.isStopped && reply?.working && !reply.document) {
        await client.mutate({ mutation: StopMessageDocument, variables: { id: reply.id } })
      }
    } catch (error) {
      if (signal.aborted) return dismiss(message.key)
      // A rejected file is uploaded again on a retry. After a network error, the uploaded file is reused.
      const isRejected = CombinedGraphQLErrors.is(error)
      change(message.key, { failure: sentenceOf(error), uploaded: isRejected ? null : uploaded })
    }
  }
  const next = async () => {
    const message = list.find(({ before, failure }) => before === null && failure === null)
    if (underway || !message) return
    await deliver(message)
    underway = null
    await next()
  }

  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss,
    stop() {
      set(list.filter(({ before }) => before !== null))
      if (!underway) return
      if (!underway.isAcknowledged || underway.isStopped) underway.abort.abort()
      underway.isStopped = true
    },
    send(sessionId, text, files) {
      const pieces =
        files.length > 0 ? files.map((file, at) => ({ file, text: at === 0 ? text : '' })) : [{ file: null, text }]
      const fresh = { sessionId, progress: 0, failure: null, uploaded: null, before: null }
      set([...list, ...pieces.map((piece) => ({ ...fresh, ...piece, key: newKey() }))])
      void next()
    },
    retry(failed) {
      const key = failed.uploaded || !failed.file ? failed.key : newKey()
      set([
        ...list.filter((each) => each.key !== failed.key),
        { ...failed, key, progress: 0, failure: null, before: null },
      ])
      void next()
    },
  }
}

/** Returns true if the server's copy of the message has arrived. */
export function hasArrived({ before, text, file }: Outgoing, messages: readonly ChatMessageCardFragment[]): boolean {
  if (!before) return false
  return messages.some(
    ({ id, role, content, document }) =>
      role === 'USER' &&
      !before.has(id) &&
      content === text.trim() &&
      (document?.fileName ?? null) === (file?.name ?? null),
  )
}

function knownIn(client: ApolloClient, sessionId: string): ReadonlySet<string> {
  const history = client.readQuery({ query: ChatMessagesDocument, variables: { sessionId } })
  return new Set(history?.chatMessages.map(({ id }) => id))
}

async function sendMessage(client: ApolloClient, message: Outgoing, signal: AbortSignal) {
  const { sessionId, text, uploaded, key } = message
  const jobType = uploaded && (uploaded.contentType.startsWith('audio/') ? 'AUDIO_TRANSCRIPTION' : 'DOCUMENT')
  const { data } = await client.mutate({
    mutation: SendMessageDocument,
    variables: { input: { sessionId, text, ...(uploaded && { ...uploaded, jobType }) } },
    context: { idempotencyKey: key, fetchOptions: { signal } },
  })
  if (data) writeMessages(client.cache, [data.sendMessage.userMessage, data.sendMessage.assistantMessage])
  return data?.sendMessage.assistantMessage
}

function sentenceOf(error: unknown): string {
  const fromServer = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined
  const fromUpload = error instanceof UploadRejectedError ? error.message : undefined
  return fromServer || fromUpload || t`An error occurred while sending your message.`
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
