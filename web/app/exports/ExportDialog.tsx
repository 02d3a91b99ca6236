import { Box, Checkbox, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import type { ExportFormat, FileToFetchFragment } from '../../generated.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { download } from '../../shared/hooks/download.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'

interface ExportDialogProps {
  title: string
  what: ReactNode
  action?: string
  hasReceipts?: boolean
  ask: (as: WrittenAs, withReceipts: boolean) => Promise<FileToFetchFragment | undefined>
  onClose: () => void
  /** The choice of rows, such as a period. */
  children?: ReactNode
}

interface WrittenAs {
  format: ExportFormat
  /** The format of numbers and dates in a CSV; null for programs. */
  locale: string | null
}

export function ExportDialog({
  title,
  what,
  action = t`Export`,
  hasReceipts = false,
  ask,
  onClose,
  children,
}: ExportDialogProps) {
  const locale = useLocale()
  const [format, setFormat] = useState<ExportFormat>('CSV')
  const [withReceipts, setWithReceipts] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errorText, setError] = useState<string | null>(null)

  const fetchFile = async () => {
    setPending(true)
    setError(null)
    try {
      const file = await ask({ format, locale: format === 'CSV' && !isPlain ? locale : null }, withReceipts)
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
        {children}
        <Text textWrap="pretty">{what}</Text>
        <Box>
          <SegmentedControl label={t`Format`} options={formats} value={format} onChange={setFormat} isWide />
          <Text mt="8px" textStyle="small" color="fg.muted" textWrap="pretty" minH={{ base: '54px', sm: '36px' }}>
            {aboutOf(format)}
          </Text>
        </Box>
        {format === 'CSV' && (
          <Choice
            label={t`For other software`}
            about={t`Separates with commas, and writes decimal points and year-month-day.`}
            isChosen={isPlain}
            onChange={setPlain}
          />
        )}
        {hasReceipts && (
          <Choice
            label={t`Include receipts`}
            about={t`You get a ZIP file with the export and all receipt files.`}
            isChosen={withReceipts}
            onChange={setWithReceipts}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

interface ChoiceProps {
  label: string
  about: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function Choice({ label, about, isChosen, onChange }: ChoiceProps) {
  return (
    <Checkbox.Root
      checked={isChosen}
      onCheckedChange={({ checked }) => onChange(checked === true)}
      minH="44px"
      alignItems="flex-start"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="2px" />
      <Checkbox.Label>
        {label}
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          {about}
        </Text>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

const formats: { value: ExportFormat; label: string }[] = [
  { value: 'CSV', label: 'CSV' },
  { value: 'XLSX', label: 'Excel' },
  { value: 'JSON', label: 'JSON' },
]

function aboutOf(format: ExportFormat): string {
  if (format === 'CSV') return t`Opens in any spreadsheet app. Numbers and dates are written in your format.`
  if (format === 'XLSX') return t`An Excel workbook with amounts as numbers and days as dates.`
  return t`Every field in full, for use in other software.`
}
