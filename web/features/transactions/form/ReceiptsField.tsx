import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Field, Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Paperclip, ReceiptText, X } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useReceiptUploads } from '../../../app/uploads/receipt-uploads.ts'
import { UploadList } from '../../../app/uploads/UploadList.tsx'
import { type ReceiptChoiceFragment, UnmatchedReceiptsDocument } from '../../../generated.ts'
import { DropZone } from '../../../shared/controls/DropZone.tsx'
import { Tile } from '../../../shared/display/Tile.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { DropdownMenu } from '../../../shared/overlays/DropdownMenu.tsx'
import { showToast } from '../../../shared/overlays/toaster.ts'

export interface ChosenReceipt {
  id: string
  name: string
}

interface ReceiptsFieldProps {
  receipts: readonly ChosenReceipt[]
  onAdd: (receipt: ChosenReceipt) => void
  onRemove: (id: string) => void
  takesPaste?: boolean
}

/**
 * Receipts of a transaction. Files are uploaded at once and linked on save. Without a save, they remain as unmatched
 * receipts.
 */
export function ReceiptsField({ receipts, onAdd, onRemove, takesPaste = false }: ReceiptsFieldProps) {
  const { uploads, add, retry, dismiss } = useReceiptUploads((receipt) =>
    onAdd({ id: receipt.id, name: receipt.document.title }),
  )
  return (
    <Field.Root>
      <Field.Label asChild>
        <span>{t`Receipts`}</span>
      </Field.Label>
      <DropZone onFiles={add} accept="image/*,application/pdf,.heic,.heif" isMultiple takesPaste={takesPaste} w="100%">
        {({ open, isOver }) => (
          <Box
            borderWidth="1px"
            borderStyle={isOver ? 'solid' : 'dashed'}
            borderColor={isOver ? 'accent.fg' : 'border.emphasized'}
            bg={isOver ? 'accent.subtle' : undefined}
            borderRadius="control"
            p="6px"
          >
            {receipts.length > 0 && (
              <Box as="ul" aria-label={t`Receipts`} listStyleType="none">
                {receipts.map((receipt) => (
                  <ReceiptLine key={receipt.id} receipt={receipt} onRemove={() => onRemove(receipt.id)} />
                ))}
              </Box>
            )}
            <Flex align="center" gap="4px" wrap="wrap">
              <Button variant="ghost" colorPalette="gray" size="sm" onClick={open}>
                <Paperclip strokeWidth={1.75} />
                {t`Add files`}
              </Button>
              <UnmatchedMenu attached={receipts} onChoose={onAdd} />
              <Box textStyle="small" color="fg.muted" hideBelow="sm" ms="auto" pe="8px">
                {t`or drop them here`}
              </Box>
            </Flex>
          </Box>
        )}
      </DropZone>
      {uploads.length > 0 && (
        <Box w="100%" mt="4px" mb="-16px">
          <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        </Box>
      )}
    </Field.Root>
  )
}

function ReceiptLine({ receipt, onRemove }: { receipt: ChosenReceipt; onRemove: () => void }) {
  const { name } = receipt
  return (
    <Flex as="li" align="center" gap="8px" ps="4px" minH="36px">
      <Tile icon={ReceiptText} tone="plain" />
      <Box flex="1" minW="0" truncate>
        <RouterLink to={`/receipts/${receipt.id}/review`} target="_blank">
          {name}
        </RouterLink>
      </Box>
      <IconButton aria-label={t`Detach ${name}`} size="sm" variant="ghost" colorPalette="gray" onClick={onRemove}>
        <X strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}

function UnmatchedMenu({
  attached,
  onChoose,
}: {
  attached: readonly ChosenReceipt[]
  onChoose: (one: ChosenReceipt) => void
}) {
  const client = useApolloClient()
  const locale = useLocale()
  const [unmatched, setUnmatched] = useState<readonly ReceiptChoiceFragment[] | null>(null)
  const load = async () => {
    const { data } = await client.query({ query: UnmatchedReceiptsDocument, fetchPolicy: 'no-cache' })
    setUnmatched(data?.receipts.edges.map(({ node }) => node) ?? [])
  }
  const choices = unmatched?.filter(({ id }) => !attached.some((each) => each.id === id)) ?? []

  return (
    <DropdownMenu
      onOpenChange={({ open }) => open && void load().catch(() => showToast.error(t`Couldn't load receipts.`))}
      onSelect={({ value }) => {
        const chosen = choices.find(({ id }) => id === value)
        if (chosen) onChoose({ id: chosen.id, name: receiptName(chosen) })
      }}
      trigger={
        <Button variant="ghost" colorPalette="gray" size="sm">
          <ReceiptText strokeWidth={1.75} />
          {t`Choose an unmatched receipt`}
        </Button>
      }
      content={{ maxH: 'min(320px, var(--available-height))', overflowY: 'auto', minW: '260px' }}
    >
      {(Menu) => (
        <>
          {unmatched === null && (
            <Menu.Item value="loading" disabled>
              {t`Loading`}
            </Menu.Item>
          )}
          {unmatched !== null && choices.length === 0 && (
            <Menu.Item value="none" disabled>
              {t`No unmatched receipts`}
            </Menu.Item>
          )}
          {choices.map((receipt) => (
            <Menu.Item key={receipt.id} value={receipt.id}>
              <Box flex="1" minW="0" truncate>
                {receiptName(receipt)}
              </Box>
              {receipt.total.value && receipt.currency.value && (
                <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                  {textOfMoney(receipt.total.value, receipt.currency.value, locale)}
                </Box>
              )}
            </Menu.Item>
          ))}
        </>
      )}
    </DropdownMenu>
  )
}

export function receiptName({ merchant, document }: ReceiptChoiceFragment): string {
  return merchant.value || document.title
}
