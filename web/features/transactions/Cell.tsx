import { Box, type BoxProps } from '@chakra-ui/react'

/** A cell of a row in the list. */
export function Cell(props: BoxProps) {
  return <Box role="gridcell" {...props} />
}
