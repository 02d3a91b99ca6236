import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { RotateCw } from 'lucide-react'
import { useReadDocumentAgainMutation } from '../../generated.ts'
import { messageOf } from '../format/errors.ts'
import { showToast } from '../overlays/toaster.ts'

export function RetryReading({ documentId }: { documentId: string }) {
  const [readAgain, { loading }] = useReadDocumentAgainMutation({ variables: { id: documentId } })
  const retry = async () => {
    try {
      await readAgain()
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      disabled={loading}
      aria-busy={loading}
      onClick={() => void retry()}
    >
      <RotateCw strokeWidth={1.75} />
      {loading ? t`Retrying` : t`Retry`}
    </Button>
  )
}
