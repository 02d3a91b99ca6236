import { Box } from '@chakra-ui/react'
import type { ImportFactsFragment } from '../../generated.ts'
import { dayOf, formatDay } from '../../shared/format/dates.ts'
import { formatSize } from '../../shared/format/file-size.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { formatNames } from './labels.ts'

/** What file it is: "CSV · 48 kB · by Maya, Nov 22 · DE12 3456". */
export function FactsLine({ found }: { found: ImportFactsFragment }) {
  const locale = useLocale()
  const { format, size, createdBy, createdAt, accounts } = found
  const [first, ...others] = accounts
  const facts = [
    format && formatNames[format],
    formatSize(size, locale),
    `by ${createdBy.name}, ${formatDay(dayOf(new Date(createdAt)), locale)}`,
    first && (others.length > 0 ? `${first} and ${others.length} more` : first),
  ]
  return (
    <Box color="fg.muted" title={accounts.join(', ') || undefined}>
      {facts.filter(Boolean).join(' · ')}
    </Box>
  )
}
