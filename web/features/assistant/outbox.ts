import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { AssistantCreditsDocument, type ChatMessageCardFragment, SendMessageDocument } from '../../generated.ts'
import { type UploadedFile, UploadRefused, uploadFile } from '../../shared/upload.ts'
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
  /** The messages that were there before it. */
  before: ReadonlySet<string>
}

interface Outbox {
  outgoing: readonly Outgoing[]
  isSending: boolean
  send: (message: { sessionId: string; text: string; file: File | null; before: ReadonlySet<string> }) => Promise<void>
  retry: (message: Outgoing) => Promise<void>
  forget: (key: string) => void
  stop: () => void
}

export function useOutbox(): Outbox {
  const client = useApolloClient()
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const underway = useRef<AbortController | null>(null)

  const change = (key: string, changes: Partial<Outgoing>) =>
    setOutgoing((list) => list.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const forget = (key: string) => setOutgoing((list) => list.filter((each) => each.key !== key))

  const deliver = async (message: Outgoing) => {
    const abort = new AbortController()
    underway.current = abort
    let { uploaded } = message
    try {
      if (message.file) {
        const onProgress = (progress: number) => change(message.key, { progress })
        uploaded ??= await uploadFile(client, message.file, { onProgress, signal: abort.signal })
      }
      await sendMessage(client, { ...message, uploaded }, abort.signal)
      forget(message.key)
    } catch (error) {
      if (abort.signal.aborted) return forget(message.key)
      // What the server refused is a new message the next time; what was lost on the way is the same.
      const isRefused = CombinedGraphQLErrors.is(error)
      change(message.key, { failure: sentenceOf(error), uploaded: isRefused ? null : uploaded })
    } finally {
      if (underway.current === abort) underway.current = null
    }
  }

  return {
    outgoing,
    isSending: outgoing.some(({ failure }) => failure === null),
    forget,
    stop: () => underway.current?.abort(),
    async send(message) {
      const next = { ...message, key: newKey(), progress: 0, failure: null, uploaded: null }
      setOutgoing((list) => [...list, next])
      await deliver(next)
    },
    async retry(failed) {
      const next = {
        ...failed,
        key: failed.uploaded || !failed.file ? failed.key : newKey(),
        progress: 0,
        failure: null,
      }
      setOutgoing((list) => list.map((each) => (each.key === failed.key ? next : each)))
      await deliver(next)
    },
  }
}

/** True once the server's own message has come, by whichever way was faster. */
export function hasArrived(outgoing: Outgoing, messages: readonly ChatMessageCardFragment[]): boolean {
  return messages.some(
    ({ id, role, content, document }) =>
      role === 'USER' &&
      !outgoing.before.has(id) &&
      content === outgoing.text.trim() &&
      (document?.fileName ?? null) === (outgoing.file?.name ?? null),
  )
}

async function sendMessage(client: ApolloClient, message: Outgoing, signal: AbortSignal): Promise<void> {
  const { sessionId, text, uploaded, key } = message
  const jobType = uploaded && (uploaded.contentType.startsWith('audio/') ? 'AUDIO_TRANSCRIPTION' : 'DOCUMENT')
  const { data } = await client.mutate({
    mutation: SendMessageDocument,
    variables: { input: { sessionId, text, ...(uploaded && { ...uploaded, jobType }) } },
    context: { idempotencyKey: key, fetchOptions: { signal } },
    // The profile is asked again for the credits that a file has cost.
    refetchQueries: uploaded ? [AssistantCreditsDocument] : [],
  })
  if (data) keepMessages(client, [data.sendMessage.userMessage, data.sendMessage.assistantMessage])
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
