import { Box, Checkbox, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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

export function ExportDialog({
  title,
  what,
  action = t`Export`,
  hasReceipts = false,
  ask,
  onClose,
}: ExportDialogProps) {
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
      const { fileName } = file
      showToast.success(t`Downloading ${fileName}`)
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
      doing={t`Preparing`}
      isPending={isPending}
      error={errorText}
      onSubmit={fetchFile}
      onClose={onClose}
    >
      <Stack gap="16px">
        <Text textWrap="pretty">{what}</Text>
        <Box>
          <SegmentedControl label={t`Format`} options={formats} value={format} onChange={setFormat} isWide />
          <Text mt="8px" textStyle="small" color="fg.muted" textWrap="pretty" minH={{ base: '54px', sm: '36px' }}>
            {aboutOf(format)}
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
              {t`Include receipts`}
              <Text as="span" display="block" textStyle="small" color="fg.muted">
                {t`You get a ZIP file with the export and all receipt files.`}
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

function aboutOf(format: ExportFormat): string {
  if (format === 'CSV')
    return t`Opens in any spreadsheet app. Amounts use a decimal point, and dates are year-month-day.`
  if (format === 'XLSX') return t`An Excel workbook with amounts as numbers and days as dates.`
  return t`Every field in full, for use in other software.`
}
