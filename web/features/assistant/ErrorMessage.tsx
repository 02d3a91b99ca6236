import { Button } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { type ChatMessageCardFragment, useReadDocumentAgainMutation } from '../../generated.ts'
import { messageOf } from '../../shared/errors.ts'
import { say } from '../../shared/toaster.ts'
import { Failure } from './Failure.tsx'

/** What the server could not do. A document can be read again. */
export function ErrorMessage({ message: { content, document } }: { message: ChatMessageCardFragment }) {
  const [readAgain, { loading }] = useReadDocumentAgainMutation()
  // A voice note is not read again: what it lacks is a service that listens.
  const isReadable = document !== null && document.kind !== 'VOICE' && document.fileName !== ''
  const retry = async (id: string) => {
    try {
      await readAgain({ variables: { id } })
    } catch (error) {
      say.error(messageOf(error))
    }
  }

  return (
    <Failure
      text={content}
      {...(document?.fileName ? { about: document.fileName } : {})}
      actions={
        isReadable && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            disabled={loading}
            onClick={() => void retry(document.id)}
          >
            <RotateCw strokeWidth={1.75} />
            {loading ? 'Trying again' : 'Retry'}
          </Button>
        )
      }
    />
  )
}
