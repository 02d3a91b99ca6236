import { useApolloClient } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Textarea } from '@chakra-ui/react'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
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
      await importAll(text, plural({ count: work }, { one: '# category imported', other: '# categories imported' }))
      onClose()
    })

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t`Import categories`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={lines ? () => setLines(null) : onClose}>
            {lines ? t`Back` : t`Cancel`}
          </Button>
          {lines ? (
            <Button disabled={isPending || work === 0} onClick={() => void approve()}>
              {isPending ? t`Importing` : importLabel(work)}
            </Button>
          ) : (
            <Button disabled={isPending || text.trim() === ''} onClick={() => void preview(text)}>
              {isPending ? t`Reading` : t({ message: 'Preview', context: 'verb' })}
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
                {t`Choose a file`}
              </Button>
              <FormField
                label={t`Or paste the list`}
                help={t`CSV or JSON, in the same format as an export. Nothing is saved until you approve.`}
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
    <Box as="ul" listStyleType="none" aria-label={t`Categories in the list`} maxH="50vh" overflowY="auto" tabIndex={0}>
      {lines.map(({ line, name, parent, finding, changes, reason }) => (
        <Flex as="li" key={line} gap="12px" py="8px" borderTopWidth="1px" borderColor="border.muted" align="baseline">
          <Box textStyle="caption" color="fg.muted" w="32px" flexShrink="0" fontVariantNumeric="tabular-nums">
            {line}
          </Box>
          <Box flex="1" minW="0">
            {parent ? `${parent} › ${name}` : name || t`No name`}
            {(reason ?? changes.length > 0) && (
              <Box textStyle="caption" color={finding === 'BAD' ? 'over.fg' : 'fg.muted'}>
                {reason ?? formatChanges(changes)}
              </Box>
            )}
          </Box>
          <Badge size="sm" bg={findings[finding].bg} color={findings[finding].color}>
            {i18n._(findings[finding].label)}
          </Badge>
        </Flex>
      ))}
    </Box>
  )
}

function importLabel(count: number): string {
  if (count === 0) return t`Nothing to import`
  return plural(count, { one: 'Import # category', other: 'Import # categories' })
}

const changedFields: Record<string, MessageDescriptor> = {
  name: msg`name`,
  parent: msg`parent category`,
  icon: msg`icon`,
  colour: msg`color`,
  rollover: msg`rollover`,
  archived: msg`archive status`,
}

function formatChanges(changes: readonly string[]): string {
  const names = changes.map((change) => {
    const name = changedFields[change]
    return name ? i18n._(name) : change
  })
  const fields = new Intl.ListFormat(i18n.locale).format(names)
  return t`Changes: ${fields}`
}

const findings: Record<CategoryFinding, { label: MessageDescriptor; bg: string; color: string }> = {
  NEW: { label: msg`New`, bg: 'income.subtle', color: 'income.fg' },
  CHANGED: { label: msg`Changed`, bg: 'accent.subtle', color: 'accent.fg' },
  SAME: { label: msg`Unchanged`, bg: 'bg.muted', color: 'fg.muted' },
  BAD: { label: msg`Skipped`, bg: 'over.subtle', color: 'over.fg' },
}
