import { Badge, Box, Flex, Heading, IconButton } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { ArrowLeft, ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useReviewing } from '../../../app/presence/present.ts'
import { useNamedPage } from '../../../shared/display/page-title.tsx'
import { useNeighbours } from './neighbours.ts'

interface ReviewHeaderProps {
  receiptId: string
  /** Undefined while the receipt loads, and after its review. */
  documentId: string | undefined
  title: string
  toCheck: number
  menu?: ReactNode
}

export function ReviewHeader({ receiptId, documentId, title, toCheck, menu }: ReviewHeaderProps) {
  const { position, count, previous, next } = useNeighbours(receiptId)
  useNamedPage(title)
  useReviewing(documentId)

  return (
    <Flex
      as="header"
      position={{ base: 'sticky', lg: 'static' }}
      top="0"
      zIndex="docked"
      align="center"
      gap={{ base: '4px', lg: '12px' }}
      h={{ base: '56px', lg: '60px' }}
      ps={{ base: '4px', lg: '18px' }}
      pe={{ base: '16px', lg: '24px' }}
      bg="bg"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <HeaderLink to="/receipts" label={t`All receipts`} icon={ArrowLeft} />
      <Heading as="h1" textStyle="dialogTitle" minW="0" truncate>
        {title}
      </Heading>
      {toCheck > 0 && (
        <Badge size="sm" colorPalette="warning" flexShrink="0" aria-live="polite">
          {plural(toCheck, { one: '# to check', other: '# to check' })}
        </Badge>
      )}
      {position !== null && (
        <Flex ms="auto" align="center" gap="2px" flexShrink="0">
          <Flex hideBelow="lg">
            <HeaderLink to={previous} label={t`Previous receipt`} icon={ChevronUp} />
            <HeaderLink to={next} label={t`Next receipt`} icon={ChevronDown} />
          </Flex>
          <Box textStyle="small" color="fg.muted" ms="8px">
            <Box as="span" hideFrom="lg">{t`${position} of ${count}`}</Box>
            <Box as="span" hideBelow="lg">
              {plural(count, { one: `${position} of # receipt`, other: `${position} of # receipts` })}
            </Box>
          </Box>
        </Flex>
      )}
      {menu && (
        <Box ms={position === null ? 'auto' : '0'} flexShrink="0">
          {menu}
        </Box>
      )}
    </Flex>
  )
}

function HeaderLink({ to, label, icon: Icon }: { to: string | null; label: string; icon: LucideIcon }) {
  const buttonProps = {
    'aria-label': label,
    variant: 'ghost',
    colorPalette: 'gray',
    _icon: { boxSize: '18px' },
  } as const
  if (to === null) {
    return (
      <IconButton {...buttonProps} disabled>
        <Icon strokeWidth={1.75} />
      </IconButton>
    )
  }
  return (
    <IconButton asChild {...buttonProps} title={label}>
      <RouterLink to={to}>
        <Icon strokeWidth={1.75} />
      </RouterLink>
    </IconButton>
  )
}
