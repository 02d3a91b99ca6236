import { Button, type ButtonProps } from '@chakra-ui/react'
import { BookDashed } from 'lucide-react'
import { useAddSampleDataMutation } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { useUndo } from '../undo/undo.ts'

export function AddSampleData({ children = 'Look around with sample data', ...rest }: ButtonProps) {
  const [add, { loading }] = useAddSampleDataMutation()
  const { offerUndo } = useUndo()
  const fill = async () => {
    try {
      offerUndo('A year of sample data is in', await add())
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
      {loading ? 'Filling in a year' : children}
    </Button>
  )
}
