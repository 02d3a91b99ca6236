import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useReviewersLabel } from '../../app/presence/present.ts'
import { ReviewersHere } from '../../app/presence/ReviewersHere.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { mailText } from '../../shared/format/mail-text.ts'
import { type Group, hasPage } from './inbox.ts'
import { approveAllLabel, documentIcons, documentOrigin } from './item-labels.ts'
import { ReviewRow } from './ReviewRow.tsx'

interface ReviewGroupProps {
  group: Group
  focusedId: string | null
  isPhone: boolean
  isBusy: boolean
  onFocus: (id: string) => void
  /** Null for a role that cannot review. */
  onApproveAll: (() => void) | null
}

/** Rows shown at first. The rest is behind a button, unless the focus moves there. */
const shownAtFirst = 3

export function ReviewGroup({ group, focusedId, isPhone, isBusy, onFocus, onApproveAll }: ReviewGroupProps) {
  const { document, items } = group
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const reviewers = useReviewersLabel(document.id)
  const focusedAt = items.findIndex(({ id }) => id === focusedId)
  const isWhole = isOpen || items.length <= shownAtFirst + 1 || focusedAt >= shownAtFirst
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const hidden = items.length - shown.length
  const Icon = documentIcons[document.kind]
  const name = document.title || document.fileName

  return (
    <Box role="group" aria-label={name} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex align="center" gap="12px" minH="50px" ps="16px" pe="8px" bg="bg.subtle">
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          <Icon size={18} strokeWidth={1.75} />
        </Box>
        <Flex
          gap={{ base: '0', md: '10px' }}
          minW="0"
          flex="1"
          direction={{ base: 'column', md: 'row' }}
          align="baseline"
        >
          {hasPage(document) ? (
            <TextLink to={document.reviewPath} color="fg" fontWeight="600" display="block" maxW="100%" truncate>
              {name}
            </TextLink>
          ) : (
            <Box fontWeight="600" maxW="100%" truncate>
              {name}
            </Box>
          )}
          <Box textStyle="small" color={reviewers ? 'warning.fg' : 'fg.muted'} maxW="100%" flexShrink={8} truncate>
            {reviewers ??
              (document.mail
                ? mailText(document.mail, locale)
                : documentOrigin(document.kind, document.createdBy.name))}
          </Box>
        </Flex>
        <ReviewersHere documentId={document.id} />
        {onApproveAll && (
          <Button size="sm" variant="ghost" colorPalette="gray" disabled={isBusy} onClick={onApproveAll}>
            {approveAllLabel(items.length)}
          </Button>
        )}
      </Flex>
      <Box as="ul" listStyleType="none">
        {shown.map((item) => (
          <ReviewRow key={item.id} item={item} isFocused={item.id === focusedId && !isPhone} onFocus={onFocus} />
        ))}
      </Box>
      {!isWhole && (
        <Box borderTopWidth="1px" borderColor="border.muted" px="20px" py="10px">
          <Button variant="plain" textStyle="label" onClick={() => setOpen(true)}>
            {t`Show ${hidden} more`}
          </Button>
        </Box>
      )}
    </Box>
  )
}
