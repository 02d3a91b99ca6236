import { Box, type BoxProps, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface PanelProps extends Omit<BoxProps, 'title'> {
  title?: ReactNode
  note?: ReactNode
  aside?: ReactNode
  isList?: boolean
}

export function Panel({ title, note, aside, isList, children, ...rest }: PanelProps) {
  const titleId = useId()
  return (
    <Box
      as="section"
      aria-labelledby={title ? titleId : undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      overflow="clip"
      minW="0"
      {...rest}
    >
      {title && (
        <Flex
          align="center"
          gap="8px"
          px={{ base: '16px', md: '20px' }}
          pt={isList ? '0' : { base: '14px', md: '16px' }}
          pb={isList ? '0' : '10px'}
          minH={isList ? '50px' : undefined}
        >
          <Heading as="h2" id={titleId} textStyle="section">
            {title}
          </Heading>
          {note && (
            <Box textStyle="small" color="fg.muted">
              {note}
            </Box>
          )}
          {aside && (
            <Box ms="auto" textStyle="small">
              {aside}
            </Box>
          )}
        </Flex>
      )}
      {isList ? (
        children
      ) : (
        <Box
          px={{ base: '16px', md: '20px' }}
          pt={title ? '0' : { base: '16px', md: '20px' }}
          pb={{ base: '16px', md: '20px' }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
