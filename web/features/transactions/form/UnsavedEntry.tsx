import { Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { formatTime } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

interface UnsavedEntryProps {
  /** When the entry was left, as an ISO timestamp, or null if the form started empty. */
  leftAt: string | null
  onStartEmpty: () => void
}

/** Says that the form shows an earlier entry, and offers an empty form. */
export function UnsavedEntry({ leftAt, onStartEmpty }: UnsavedEntryProps) {
  const locale = useLocale()
  if (!leftAt) return null
  const time = formatTime(leftAt, locale)
  return (
    <Flex role="status" align="center" wrap="wrap" columnGap="4px" mb="12px" textStyle="small" color="fg.muted">
      {t`Unsaved entry from ${time}`} ·
      <Button size="sm" variant="ghost" px="6px" onClick={onStartEmpty}>
        {t`Start empty`}
      </Button>
    </Flex>
  )
}
