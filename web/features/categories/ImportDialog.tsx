import { useApolloClient } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Textarea } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { type CategoryFinding, CategoryImportDocument, type CategoryImportLineFragment } from '../../generated.ts'
import { DropZone } from '../../shared/controls/DropZone.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { useCategoryChanges } from './changes.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient()
  const { importAll } = useCategoryChanges()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly CategoryImportLineFragment[] | null>(null)
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setPending(true)
    setError('')
    try {
      await work()
    } catch (caught) {
      setError(messageOf(caught))
    } finally {
      setPending(false)
    }
  }
  const preview = (wanted: string) =>
    run(async () => {
      setText(wanted)
      const variables = { text: wanted }
      const { data } = await client.query({ query: CategoryImportDocument, variables, fetchPolicy: 'no-cache' })
      setLines(data?.categoryImport ?? [])
    })
  const work = lines?.filter(({ finding }) => finding === 'NEW' || finding === 'CHANGED').length ?? 0
  const approve = () =>
    run(async () => {
      await importAll(text, work === 1 ? '1 category imported' : `${work} categories imported`)
      onClose()
    })

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title="Import categories"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={lines ? () => setLines(null) : onClose}>
            {lines ? 'Back' : 'Cancel'}
          </Button>
          {lines ? (
            <Button disabled={isPending || work === 0} onClick={() => void approve()}>
              {isPending ? 'Importing' : work === 0 ? 'Nothing to import' : `Approve ${work}`}
            </Button>
          ) : (
            <Button disabled={isPending || text.trim() === ''} onClick={() => void preview(text)}>
              {isPending ? 'Reading' : 'Preview'}
            </Button>
          )}
        </>
      }
    >
      {lines ? (
        <Preview lines={lines} />
      ) : (
        <DropZone accept=".csv,.json,text/csv,application/json" onFiles={([file]) => void file?.text().then(preview)}>
          {({ open, isOver }) => (
            <Box p="4px" m="-4px" borderRadius="panel" bg={isOver ? 'accent.subtle' : undefined}>
              <Button variant="outline" colorPalette="gray" mb="16px" onClick={open}>
                <FileUp strokeWidth={1.75} />
                Choose a file
              </Button>
              <FormField
                label="Or paste the list"
                help="CSV or JSON, as Export writes it: nothing is written before you approve."
              >
                <Textarea rows={8} value={text} onChange={(event) => setText(event.target.value)} fontFamily="mono" />
              </FormField>
            </Box>
          )}
        </DropZone>
      )}
      {error && (
        <Box role="alert" mt="12px" color="over.fg">
          {error}
        </Box>
      )}
    </DialogFrame>
  )
}

function Preview({ lines }: { lines: readonly CategoryImportLineFragment[] }) {
  return (
    <Box as="ul" listStyleType="none" aria-label="What the lines do" maxH="50vh" overflowY="auto" tabIndex={0}>
      {lines.map(({ line, name, parent, finding, changes, reason }) => (
        <Flex as="li" key={line} gap="12px" py="8px" borderTopWidth="1px" borderColor="border.muted" align="baseline">
          <Box textStyle="caption" color="fg.muted" w="32px" flexShrink="0" fontVariantNumeric="tabular-nums">
            {line}
          </Box>
          <Box flex="1" minW="0">
            {parent ? `${parent} › ${name}` : name || 'Without a name'}
            {(reason ?? changes.length > 0) && (
              <Box textStyle="caption" color={finding === 'BAD' ? 'over.fg' : 'fg.muted'}>
                {reason ?? `Changes its ${new Intl.ListFormat('en').format(changes)}`}
              </Box>
            )}
          </Box>
          <Badge size="sm" bg={findings[finding].bg} color={findings[finding].color}>
            {findings[finding].label}
          </Badge>
        </Flex>
      ))}
    </Box>
  )
}

const findings: Record<CategoryFinding, { label: string; bg: string; color: string }> = {
  NEW: { label: 'New', bg: 'income.subtle', color: 'income.fg' },
  CHANGED: { label: 'Changed', bg: 'accent.subtle', color: 'accent.fg' },
  SAME: { label: 'Already there', bg: 'bg.muted', color: 'fg.muted' },
  BAD: { label: 'Left out', bg: 'over.subtle', color: 'over.fg' },
}
