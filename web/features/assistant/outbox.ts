import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import {
  type ChatMessageCardFragment,
  ChatMessagesDocument,
  SendMessageDocument,
  StopMessageDocument,
} from '../../generated.ts'
import { type UploadedFile, UploadRefused, uploadFile } from '../../shared/hooks/upload.ts'
import { keepMessages } from './messages-cache.ts'

/** What was said and has not been answered yet: shown at once, replaced by what the server makes of it. */
export interface Outgoing {
  /** Says to the server that a repetition is the same message. */
  key: string
  sessionId: string
  text: string
  file: File | null
  /** How much of the file is there, 0 to 1. */
  progress: number
  /** Why it was not sent; null while it is on its way. */
  failure: string | null
  uploaded: UploadedFile | null
  /** The messages that were there before it; null while it waits for those ahead of it. */
  before: ReadonlySet<string> | null
}

interface Outbox {
  subscribe: (listener: () => void) => () => void
  list: () => readonly Outgoing[]
  /** One message for each file, one after the other; the text goes with the first. */
  send: (sessionId: string, text: string, files: readonly File[]) => void
  retry: (message: Outgoing) => void
  forget: (key: string) => void
  /** Sends no more; what the server has already is stopped there. Said twice, it is not waited for. */
  stop: () => void
}

const outboxes = new WeakMap<ApolloClient, Outbox>()

/** What is on its way in the active organization: it goes on, and is still known, when the window is closed. */
export function useOutbox() {
  const client = useApolloClient()
  const outbox = outboxes.get(client) ?? makeOutbox(client)
  outboxes.set(client, outbox)
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.list)
  return { ...outbox, outgoing, isSending: outgoing.some(({ failure }) => failure === null) }
}

function makeOutbox(client: ApolloClient): Outbox {
  let list: readonly Outgoing[] = []
  let underway: { abort: AbortController; isSaid: boolean; isStopped: boolean } | null = null
  const listeners = new Set<() => void>()

  const set = (next: readonly Outgoing[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, changes: Partial<Outgoing>) =>
    set(list.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const forget = (key: string) => set(list.filter((each) => each.key !== key))

  const deliver = async (message: Outgoing) => {
    const work = { abort: new AbortController(), isSaid: false, isStopped: false }
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
      work.isSaid = true
      const reply = await sendMessage(client, { ...message, uploaded }, signal)
      forget(message.key)
      if (work.isStopped && reply?.working && !reply.document) {
        await client.mutate({ mutation: StopMessageDocument, variables: { id: reply.id } })
      }
    } catch (error) {
      if (signal.aborted) return forget(message.key)
      // What the server refused is a new message the next time; what was lost on the way is the same.
      const isRefused = CombinedGraphQLErrors.is(error)
      change(message.key, { failure: sentenceOf(error), uploaded: isRefused ? null : uploaded })
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
    forget,
    stop() {
      set(list.filter(({ before }) => before !== null))
      if (!underway) return
      if (!underway.isSaid || underway.isStopped) underway.abort.abort()
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

/** True once the server's own message has come, by whichever way was faster. */
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
  if (data) keepMessages(client.cache, [data.sendMessage.userMessage, data.sendMessage.assistantMessage])
  return data?.sendMessage.assistantMessage
}

/** The server's own sentence where there is one (specification section 8). */
function sentenceOf(error: unknown): string {
  const fromServer = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined
  const fromUpload = error instanceof UploadRefused ? error.message : undefined
  return fromServer || fromUpload || 'An error occurred while sending your message.'
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
