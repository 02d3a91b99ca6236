import type { ChatMessageCardFragment } from '../../../generated.ts'
import { AssistantMessage } from './AssistantMessage.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { OwnMessage } from './OwnMessage.tsx'

interface MessageCardProps {
  message: ChatMessageCardFragment
  onLeave: () => void
}

export function MessageCard({ message, onLeave }: MessageCardProps) {
  if (message.role === 'USER') return <OwnMessage message={message} />
  if (message.role === 'ERROR') return <ErrorMessage message={message} />
  return <AssistantMessage message={message} onLeave={onLeave} />
}
