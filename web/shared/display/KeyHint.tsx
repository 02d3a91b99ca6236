import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** Hidden from screen readers, because the button has an accessible name without it. */
export function KeyHint({ children, ...rest }: Omit<HTMLChakraProps<'kbd'>, 'children'> & { children: string }) {
  return (
    <chakra.kbd
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="18px"
      h="18px"
      px="4px"
      borderWidth="1px"
      borderColor="currentColor/30"
      borderRadius="5px"
      fontFamily="body"
      fontSize="11px"
      lineHeight="1"
      fontWeight="500"
      hideBelow="md"
      aria-hidden
      {...rest}
    >
      {children}
    </chakra.kbd>
  )
}
