import { useNavigate } from 'react-router-dom'
import { handOverFiles } from '../app/uploads/handed-over-files.ts'
import { receiptTypes } from '../shared/format/file-validation.ts'
import { pickFiles } from '../shared/hooks/pick-files.ts'

interface AddReceipts {
  choose: () => void
  photograph: () => void
}

/** Lets the user choose or photograph receipts on any screen. The receipts page uploads them and shows the progress. */
export function useAddReceipts(): AddReceipts {
  const navigate = useNavigate()
  const add = (files: readonly File[]) => {
    handOverFiles(files)
    void navigate('/receipts')
  }
  return {
    choose: () => pickFiles({ accept: receiptTypes.join(',') }, add),
    photograph: () => pickFiles({ accept: 'image/*', isPhoto: true }, add),
  }
}
