import { Box, Grid, LinkBox, LinkOverlay } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

export function StatStrip({ children, label }: { children: ReactNode; label: string }) {
  const count = Children.count(children)
  return (
    <Grid
      as="section"
      aria-label={label}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${count}, minmax(0, 1fr))` }}
      gap="1px"
      bg="border.muted"
      borderWidth="1px"
      borderRadius="panel"
      overflow="clip"
      css={lastIsWide}
    >
      {children}
    </Grid>
  )
}

const lastIsWide = { '& > :nth-of-type(odd):last-child': { gridColumn: { base: 'span 2', lg: 'auto' } } }

interface StatProps {
  label: string
  figure: ReactNode
  note?: ReactNode
  /** A list whose amounts sum to the figure. The whole cell becomes a link. */
  to?: string
}

export function Stat({ label, figure, note, to }: StatProps) {
  return (
    <LinkBox
      bg="bg.panel"
      px={{ base: '14px', md: '20px' }}
      py={{ base: '12px', md: '16px' }}
      transitionProperty="background-color"
      transitionDuration="fast"
      _hover={to ? { bg: 'bg.hover' } : {}}
      _focusWithin={to ? { boxShadow: 'inset 0 0 0 2px {colors.accent.fg}' } : {}}
    >
      <Box textStyle="label" color="fg.muted">
        {to ? (
          <LinkOverlay asChild>
            <RouterLink to={to} style={{ outline: 'none' }}>
              {label}
            </RouterLink>
          </LinkOverlay>
        ) : (
          label
        )}
      </Box>
      <Box display="flex" alignItems="flex-start" mt={{ base: '4px', md: '6px' }} minH={{ base: '34px', md: '44px' }}>
        {figure}
      </Box>
      {note && (
        <Box mt="4px" textStyle="small" color="fg.muted">
          {note}
        </Box>
      )}
    </LinkBox>
  )
}
