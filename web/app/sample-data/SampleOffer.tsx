import { Button, type ButtonProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { BookDashed } from 'lucide-react'
import { useAddSampleDataMutation } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useUndo } from '../undo/undo.ts'

export function AddSampleData({ children = t`Explore with sample data`, ...rest }: ButtonProps) {
  const [add, { loading }] = useAddSampleDataMutation()
  const { offerUndo } = useUndo()
  const fill = async () => {
    try {
      offerUndo(t`Added a year of sample data`, await add())
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      disabled={loading}
      aria-busy={loading}
      onClick={() => void fill()}
      {...rest}
    >
      <BookDashed strokeWidth={1.75} />
      {loading ? t`Adding sample data` : children}
    </Button>
  )
}
