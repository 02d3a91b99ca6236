import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ChangeLogFileDocument, type ChangeLogFilter } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { download } from '../../shared/hooks/download.ts'
import { say } from '../../shared/overlays/toaster.ts'

/** Downloads what the filter finds. */
export function ExportButton({ filter }: { filter: ChangeLogFilter }) {
  const client = useApolloClient()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { data } = await client.query({
        query: ChangeLogFileDocument,
        variables: { filter },
        fetchPolicy: 'no-cache',
      })
      if (data) download(data.changeLogFile)
    } catch (error) {
      say.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="sm" variant="outline" colorPalette="gray" disabled={isPending} onClick={() => void save()}>
      <Download strokeWidth={1.75} />
      Export CSV
    </Button>
  )
}
