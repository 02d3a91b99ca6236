import { Box, Checkbox, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { ExportFormat, FileToFetchFragment } from '../../generated.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { download } from '../../shared/hooks/download.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'

interface ExportDialogProps {
  title: string
  what: ReactNode
  action?: string
  hasReceipts?: boolean
  ask: (format: ExportFormat, withReceipts: boolean) => Promise<FileToFetchFragment | undefined>
  onClose: () => void
}

export function ExportDialog({ title, what, action = 'Export', hasReceipts = false, ask, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('CSV')
  const [withReceipts, setWithReceipts] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errorText, setError] = useState<string | null>(null)

  const fetchFile = async () => {
    setPending(true)
    setError(null)
    try {
      const file = await ask(format, withReceipts)
      if (!file) return
      download(file.url, file.fileName)
      showToast.success(`${file.fileName} is on its way`)
      onClose()
    } catch (error) {
      setError(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <FormDialog
      title={title}
      size="question"
      action={action}
      doing="Preparing"
      isPending={isPending}
      error={errorText}
      onSubmit={fetchFile}
      onClose={onClose}
    >
      <Stack gap="16px">
        <Text textWrap="pretty">{what}</Text>
        <Box>
          <SegmentedControl label="Format" options={formats} value={format} onChange={setFormat} isWide />
          <Text mt="8px" textStyle="small" color="fg.muted" textWrap="pretty" minH={{ base: '54px', sm: '36px' }}>
            {abouts[format]}
          </Text>
        </Box>
        {hasReceipts && (
          <Checkbox.Root
            checked={withReceipts}
            onCheckedChange={({ checked }) => setWithReceipts(checked === true)}
            minH="44px"
            alignItems="flex-start"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control mt="2px" />
            <Checkbox.Label>
              With receipts
              <Text as="span" display="block" textStyle="small" color="fg.muted">
                A zip of the file and of their pictures and PDFs, named in it.
              </Text>
            </Checkbox.Label>
          </Checkbox.Root>
        )}
      </Stack>
    </FormDialog>
  )
}

const formats: { value: ExportFormat; label: string }[] = [
  { value: 'CSV', label: 'CSV' },
  { value: 'XLSX', label: 'Excel' },
  { value: 'JSON', label: 'JSON' },
]

const abouts: Record<ExportFormat, string> = {
  CSV: 'A plain table that every spreadsheet and most apps read. Amounts have a decimal point, days are year-month-day.',
  XLSX: 'A workbook, in which amounts are numbers and days are dates.',
  JSON: 'For programs: every field, with nothing lost.',
}
