import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FileUp, Landmark } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePermission } from '../../app/session/permissions.ts'
import { UploadList } from '../../app/uploads/UploadList.tsx'
import { type Uploads, useUploads } from '../../app/uploads/uploads.ts'
import {
  CreateImportUploadUrlDocument,
  type ImportFactsFragment,
  ImportsDocument,
  StartImportDocument,
  useImportsChangedSubscription,
  useImportsQuery,
} from '../../generated.ts'
import { DropZone } from '../../shared/controls/DropZone.tsx'
import { ShowMore } from '../../shared/controls/ShowMore.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import { usePages } from '../../shared/hooks/pages.ts'
import { putFile, UploadRejectedError } from '../../shared/hooks/upload.ts'
import { EarlierImport } from './EarlierImport.tsx'
import { writeImport, writeNewest } from './import-cache.ts'
import { formatList } from './labels.ts'

export function ImportsPage() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const navigate = useNavigate()
  // A single file opens at once. Several files stay in the list.
  const areSeveral = useRef(false)
  const { uploads, add, retry, dismiss } = useImportUploads(({ id }) => {
    if (!areSeveral.current) void navigate(`/transactions/import/${id}`)
  })
  const take = (files: File[]) => {
    areSeveral.current = files.length > 1 || uploads.some(({ failure }) => failure === null)
    add(files)
  }

  return (
    <DropZone accept="" onFiles={take} isMultiple takesPaste isDisabled={!mayWrite} minH="60vh">
      {({ open, isOver }) => (
        <>
          <PageHeader title={t`Import`} />
          <TextLink to="/transactions" textStyle="small" mb="12px" display="inline-block">
            {t`All transactions`}
          </TextLink>
          {mayWrite && <DropPanel isOver={isOver} onOpen={open} />}
          <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
          <EarlierImports />
        </>
      )}
    </DropZone>
  )
}

/** In bytes. Archives include the stored files. */
const [maxBytes, maxArchiveBytes] = [100 * 1024 * 1024, 2_000_000_000]

/**
 * Uploads files to import.
 * @param onStarted called for each started import
 */
function useImportUploads(onStarted: (started: ImportFactsFragment) => void): Uploads {
  const client = useApolloClient()
  return useUploads({
    failed: t`The upload failed. Try again.`,
    checkFile: (file) => {
      if (file.size === 0) return t`This file is empty.`
      if (/\.zip$/i.test(file.name)) return file.size > maxArchiveBytes ? t`File is too large. Max size: 2 GB.` : null
      return file.size > maxBytes ? t`File is too large. Max size: 100 MB.` : null
    },
    async send(file, options) {
      const asked = await client.mutate({
        mutation: CreateImportUploadUrlDocument,
        variables: { fileName: file.name, size: file.size },
      })
      if (!asked.data) throw new UploadRejectedError(t`Couldn't start the upload. Try again.`)
      const { uploadUrl, storagePath } = asked.data.createImportUploadUrl
      await putFile(uploadUrl, file, 'application/octet-stream', options)
      const { data } = await client.mutate({ mutation: StartImportDocument, variables: { storagePath } })
      if (!data) return
      writeImport(client.cache, data.startImport)
      onStarted(data.startImport)
    },
  })
}

interface DropPanelProps {
  isOver: boolean
  onOpen: () => void
}

function DropPanel({ isOver, onOpen }: DropPanelProps) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="4px"
      px="24px"
      py={{ base: '24px', md: '32px' }}
      mb="16px"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="panel"
      transitionProperty="background-color, border-color"
      transitionDuration="fast"
      {...(isOver
        ? { bg: 'accent.subtle', borderColor: 'accent.fg' }
        : { bg: 'bg.panel', borderColor: 'border.emphasized' })}
    >
      <Tile icon={FileUp} tone="accent" size={36} mb="8px" />
      <Text textStyle="strong" fontWeight="600">
        <Box as="span" hideBelow="md">
          {t`Drop a bank file here`}
        </Box>
        <Box as="span" hideFrom="md">
          {t`Import a file from your bank`}
        </Box>
      </Text>
      <Text color="fg.muted" maxW="440px" textWrap="pretty">
        {formatList()}
      </Text>
      <Button mt="12px" onClick={onOpen}>
        {t`Choose a file`}
      </Button>
      <Text mt="8px" textStyle="small" color="fg.muted">
        {t`Review every row first. Nothing is saved until you add it.`}
      </Text>
    </Flex>
  )
}

function EarlierImports() {
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const { data, error, refetch } = useImportsQuery({ fetchPolicy: 'cache-and-network' })
  const more = usePages(ImportsDocument, {}, data?.imports.pageInfo)
  useImportsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: news } }) => news && writeNewest(client.cache, news.importsChanged),
  })

  if (!data) {
    return (
      <Panel isList>
        {error ? (
          <ErrorState title={t`Couldn't load earlier imports`} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={4} rowHeight={58} />
        )}
      </Panel>
    )
  }
  const { edges } = data.imports
  if (edges.length === 0) {
    return (
      <Panel>
        <EmptyState icon={Landmark} title={t`No imports yet`}>
          {mayWrite
            ? t`On your bank's website, open the account, choose Export or Download, and select CSV, OFX or CAMT.`
            : t`Files that members import from their banks appear here.`}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <Panel isList title={t`Earlier imports`}>
        <ul style={{ listStyleType: 'none' }}>
          {edges.map(({ node }) => (
            <EarlierImport key={node.id} found={node} mayWrite={mayWrite} />
          ))}
        </ul>
      </Panel>
      <ShowMore more={more} />
    </>
  )
}
